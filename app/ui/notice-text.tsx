import { Fragment } from 'react'
import { Link } from './link'

export interface NoticeTextProps {
	text: string
	/** `newTab`: hidden words about the new tab. */
	links?: readonly { href: string; label: string; newTab?: string }[]
}

export function NoticeText({ text, links = [] }: NoticeTextProps) {
	return (
		<>
			{text}
			{links.map(({ href, label, newTab }) => (
				<Fragment key={href}>
					{' '}
					<Link href={href} newTab={newTab} inSentence>
						{label}
					</Link>
				</Fragment>
			))}
		</>
	)
}

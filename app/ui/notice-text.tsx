import { Fragment } from 'react'
import { Link } from './link'

export interface NoticeTextProps {
	text: string
	/** Where more can be read or done; `newTab` tells that it opens a new tab. */
	links?: readonly { href: string; label: string; newTab?: string }[]
}

/** What a notice says, with the links that belong to it. */
export function NoticeText({ text, links = [] }: NoticeTextProps) {
	return (
		<>
			{text}
			{links.map(({ href, label, newTab }) => (
				<Fragment key={href}>
					{' '}
					<Link href={href} newTab={newTab}>
						{label}
					</Link>
				</Fragment>
			))}
		</>
	)
}

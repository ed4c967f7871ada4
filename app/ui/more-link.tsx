import { HiddenText } from './hidden-text'
import { Link } from './link'

export interface MoreLinkProps {
	href: string
	label: string
	/** Read aloud after the label. */
	hiddenText?: string
}

export function MoreLink({ href, label, hiddenText }: MoreLinkProps) {
	return (
		<p>
			<Link href={href}>
				{label}
				{hiddenText ? <HiddenText> {hiddenText}</HiddenText> : null}
			</Link>
		</p>
	)
}

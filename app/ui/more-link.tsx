import { Link } from './link'

export interface MoreLinkProps {
	href: string
	label: string
}

/** Under a list that shows its first part only: leads to the whole of it. */
export function MoreLink({ href, label }: MoreLinkProps) {
	return (
		<p>
			<Link href={href}>{label}</Link>
		</p>
	)
}

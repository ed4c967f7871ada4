import { Link } from './link'

export interface MoreLinkProps {
	href: string
	label: string
}

export function MoreLink({ href, label }: MoreLinkProps) {
	return (
		<p>
			<Link href={href}>{label}</Link>
		</p>
	)
}

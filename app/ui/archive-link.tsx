import { ButtonLink } from './button'

export interface ArchiveLinkProps {
	href: string
	label: string
}

export function ArchiveLink({ href, label }: ArchiveLinkProps) {
	return (
		<p>
			<ButtonLink href={href} isFile icon="download">
				{label}
			</ButtonLink>
		</p>
	)
}

import { ButtonLink } from './button'

export interface ArchiveLinkProps {
	href: string
	label: string
}

/** Under a list of files: all of them at once. */
export function ArchiveLink({ href, label }: ArchiveLinkProps) {
	return (
		<p>
			<ButtonLink href={href} isFile icon="download">
				{label}
			</ButtonLink>
		</p>
	)
}

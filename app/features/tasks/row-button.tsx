import { ButtonLink } from '#app/ui/button'
import { FileLinks } from '#app/ui/file-links'
import type { ActionRow } from './action-rows.server'

export function renderRowButton({ title, href, label, isFile }: ActionRow, variant?: 'quiet') {
	if (!href || !label) return undefined
	return (
		<ButtonLink
			variant={variant}
			href={href}
			isFile={isFile}
			icon={isFile ? 'download' : undefined}
			hiddenText={title}
		>
			{label}
		</ButtonLink>
	)
}

export function renderDocumentLinks(row: ActionRow, opening: { open: string; newTab: string }) {
	if (!row.href || !row.label || !row.isFile) return renderRowButton(row, 'quiet')
	return <FileLinks href={row.href} name={row.title} texts={{ download: row.label, ...opening }} />
}

import { ButtonLink } from '#app/ui/button'
import { FileLinks } from '#app/ui/file-links'
import type { ActionRow } from './action-rows.server'

/** The one button of a row; undefined where nothing can be done. */
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

/** What can be done with a document: its file kept or looked at, or else the row's button. */
export function renderDocumentLinks(row: ActionRow, opening: { open: string; newTab: string }) {
	if (!row.href || !row.label || !row.isFile) return renderRowButton(row, 'quiet')
	return <FileLinks href={row.href} name={row.title} texts={{ download: row.label, ...opening }} />
}

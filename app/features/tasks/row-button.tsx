import { ButtonLink } from '#app/ui/button'
import { FileLinks } from '#app/ui/file-links'
import type { ActionRow, ActionTable } from './action-table.server'

/** The one button of a row; undefined where nothing can be done. */
export function renderRowButton(row: ActionRow, table: ActionTable, variant?: 'quiet') {
	const look = lookOf(row, table)
	if (!row.href || !look) return undefined
	return (
		<ButtonLink
			variant={variant}
			href={row.href}
			reload={look.isFile}
			icon={look.isFile ? 'download' : undefined}
			hiddenText={row.title}
		>
			{look.label}
		</ButtonLink>
	)
}

/** What can be done with a document: its file kept or looked at, or else the row's button. */
export function renderDocumentLinks(row: ActionRow, table: ActionTable) {
	const look = lookOf(row, table)
	if (!row.href || !look?.isFile) return renderRowButton(row, table, 'quiet')
	const texts = { download: look.label, ...table.opening }
	return <FileLinks href={row.href} name={row.title} texts={texts} />
}

function lookOf({ button }: ActionRow, { buttons }: ActionTable) {
	const [label, isFile] = (button === undefined ? undefined : buttons[button]) ?? []
	return label === undefined ? undefined : { label, isFile }
}

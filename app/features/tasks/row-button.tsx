import { ButtonLink } from '#app/ui/button'
import { FileLinks } from '#app/ui/file-links'
import type { ActionRow, DocumentTexts } from './action-rows.server'

/** The one button of a row; undefined where nothing can be done. */
export function renderRowButton({ href, label, isFile, title }: ActionRow, variant?: 'quiet') {
	if (!href) return undefined
	return (
		<ButtonLink
			variant={variant}
			href={href}
			reload={isFile}
			icon={isFile ? 'download' : undefined}
			hiddenText={title}
		>
			{label}
		</ButtonLink>
	)
}

/** What can be done with a document: its file kept or looked at, or else the row's button. */
export function renderDocumentLinks(row: ActionRow, { opening }: DocumentTexts) {
	const { href, label, isFile, title } = row
	if (!href || !label || !isFile) return renderRowButton(row, 'quiet')
	return <FileLinks href={href} name={title} texts={{ download: label, ...opening }} />
}

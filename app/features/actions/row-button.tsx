import { ButtonLink } from '#app/ui/button'
import type { ActionRow, ActionTable } from './action-table.server'

/** The one button of a row; undefined where nothing can be done. */
export function rowButton(row: ActionRow, { buttons }: ActionTable, variant?: 'quiet') {
	const look = row.button === undefined ? undefined : buttons[row.button]
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

import { ButtonLink } from '#app/ui/button'
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

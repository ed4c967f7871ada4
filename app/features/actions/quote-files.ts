import type { Action } from '#app/api/resources/action'
import type { WantedFile } from '#app/downloads/open-downloads.server'
import type { Say } from '#app/i18n/say.server'
import { titleOf } from './action-tasks.server'

/** @see [473] */
export function attachmentCall(action: Action, attachment: string) {
	const query = new URLSearchParams({ productActionId: action.id })
	return `/api/actions/quote-attachments/${encodeURIComponent(attachment)}?${query}`
}

/** Every attachment of an action's quotes. */
export function quoteFiles(action: Action, say: Say): WantedFile[] {
	const attachments = action.quotes.flatMap((quote) => quote.attachments)
	return attachments.map(({ id, label }) => ({
		name: label ?? titleOf(action, say),
		path: attachmentCall(action, id),
	}))
}

import type { Action } from '#app/api/resources/action'
import type { DownloadRequest } from '#app/downloads/open-downloads.server'
import type { Say } from '#app/i18n/say.server'
import { getActionTitle } from './action-tasks.server'

/** @see [473] */
export function getAttachmentPath(action: Action, attachment: string) {
	const query = new URLSearchParams({ productActionId: action.id })
	return `/api/actions/quote-attachments/${encodeURIComponent(attachment)}?${query}`
}

export function listQuoteFiles(action: Action, say: Say): DownloadRequest[] {
	const attachments = action.quotes.known.flatMap((quote) => quote.attachments.known)
	return attachments.map(({ id, label }) => ({
		name: label ?? getActionTitle(action, say),
		path: getAttachmentPath(action, id),
	}))
}

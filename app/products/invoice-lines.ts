import type { Invoice } from '#app/api/resources/invoice'
import type { Say } from '#app/i18n/say.server'
import { findKnown, isUnread } from '#app/lib/unread'

/** Description of an invoice from its lines; undefined without lines, in words where lines could not be read. */
export function describeLines({ known, isComplete }: Invoice['lines'], say: Say): string | undefined {
	const read = known.map(({ description }) => findKnown(description)).filter((words) => words !== undefined)
	const isWhole = isComplete && known.every(({ description }) => !isUnread(description))
	const lines = isWhole ? read : [...read, say('unread.cell')]
	return lines.length > 0 ? lines.join(', ') : undefined
}

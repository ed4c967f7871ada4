import { isBrokenJson } from '#app/i18n/read-wordings'
import { isUnread } from '#app/lib/unread'

/** The type of a received value, never the value itself. */
export function describeValue(value: unknown): string {
	if (value === null || value === undefined) return value === null ? 'null' : 'nothing'
	if (isUnread(value)) return 'a relation without its resource'
	if (Array.isArray(value)) return `list of ${value.length}`
	if (typeof value !== 'string') return typeof value
	if (value.trim() === '') return 'empty text'
	if (isBrokenJson(value)) return 'broken JSON'
	return Number.isFinite(Number(value)) ? 'number as text' : 'text'
}

import { normaliseName } from './wire'
import type { TextKey } from '#app/locales/texts'
import { getErrorTextKey } from './error-codes'
import { ApiError } from './errors'

/** Text of a failed call, by its code in the catalogue [227]. */
export function getMessageKey(error: unknown): TextKey {
	return getErrorTextKey(error instanceof ApiError ? error.code : undefined)
}

/** Own members by name in canonical spelling (contract §2). */
export type Members = ReadonlyMap<string, unknown>

const none: Members = new Map()
/** Members of an object that are read. */
const most = 1_000

/** The members of an object of an error body; none for other values. The first spelling with a value wins. */
export function listMembers(value: unknown): Members {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return none
	const members = new Map<string, unknown>()
	for (const [name, member] of Object.entries(value).slice(0, most)) {
		const key = normaliseName(name)
		if (member !== null && !members.has(key)) members.set(key, member)
	}
	return members
}

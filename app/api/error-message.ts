import type { TextKey } from '#app/locales/texts'
import { getErrorTextKey } from './error-codes'
import { ApiError } from './errors'

/** The text that tells of a failed call, by its code in the catalogue [227]; generic for anything else. */
export function getMessageKey(error: unknown): TextKey {
	return getErrorTextKey(error instanceof ApiError ? error.code : undefined)
}

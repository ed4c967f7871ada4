import type { TextKey } from '#app/locales/texts'
import { getErrorTextKey } from './error-codes'
import { ApiError } from './errors'

/** Text of a failed call, by its code in the catalogue [227]. */
export function getMessageKey(error: unknown): TextKey {
	return getErrorTextKey(error instanceof ApiError ? error.code : undefined)
}

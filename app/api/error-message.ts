import type { TextKey } from '#app/locales/texts'
import { errorTextKey } from './error-codes'
import { ApiError } from './errors'

/** The text that tells of a failed call, by its code in the catalogue [227]; generic for anything else. */
export function messageKeyOf(error: unknown): TextKey {
	return errorTextKey(error instanceof ApiError ? error.code : undefined)
}

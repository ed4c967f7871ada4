import { z } from 'zod/v4'
import { getErrorTextKey } from '#app/api/error-codes'
import { ApiError, ApiFailure } from '#app/api/errors'
import { getSessionStore } from '#app/session/current-store.server'
import { defineRecord } from '#app/session/define-record.server'
import type { TextKey } from '#app/locales/texts'
import { openNamedRecords } from '#app/session/records.server'

/** A password over a reset link whose answer was lost. Lives as long as a link of the firm. */
const doubtRecord = defineRecord({
	name: 'reset-doubt',
	version: 1,
	schema: z.object({ at: z.number() }),
	life: 24 * 3600_000,
})

const linkTexts: TextKey[] = ['errors.generic', 'errors.unableToResetPassword']

const openDoubt = (token: string) => doubtRecord.of(openNamedRecords(getSessionStore(), 'reset doubt', token))

/** Whether a password that failed may be told as "perhaps saved", because its answer was lost (contract §10). */
export async function mayBeSaved(token: string, error: unknown): Promise<boolean> {
	const isLost = error instanceof ApiError && error.mayHaveArrived
	if (isLost) await openDoubt(token).put({ at: getSessionStore().now() })
	return isLost || (error instanceof ApiError && isRefusedInDoubt(token, error))
}

/** Whether the API refuses the link after a password whose answer was lost. */
export async function isRefusedInDoubt(token: string, error: ApiError): Promise<boolean> {
	return isLinkRefused(error) && (await openDoubt(token).read()) !== undefined
}

/** A refusal of the password has a field or a code of its own. */
function isLinkRefused(error: ApiError) {
	const isRefusal = error instanceof ApiFailure && error.answered < 500 && error.answered !== 429
	return isRefusal && error.fields.length === 0 && linkTexts.includes(getErrorTextKey(error.code))
}

export const forgetDoubt = (token: string) => openDoubt(token).remove()

import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { unwrapEmail } from '#app/lib/parse-email'

/** Any text is accepted [118]; an empty field makes no API call. */
export function createForgotSchema(say: Say) {
	const error = say('validation.required')
	return z.object({ email: z.string({ error }).overwrite(unwrapEmail).min(1, error) })
}

import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'

/** No rule for what an address looks like [118]; nothing at all is asked of nobody. */
export function createForgotSchema(say: Say) {
	const error = say('validation.required')
	return z.object({ email: z.string({ error }).trim().min(1, error) })
}

import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'

/** Both are demanded; strength and equality are judged together, so that both can be told at once. */
export function createResetSchema(say: Say) {
	const required = z.string({ error: say('validation.required') })
	return z.object({ password: required, repeat: required })
}

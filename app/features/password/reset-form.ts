import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'

/** Strength and equality are checked together, so that both errors show at once. */
export function createResetSchema(say: Say) {
	const required = z.string({ error: say('validation.required') })
	return z.object({ password: required, repeat: required })
}

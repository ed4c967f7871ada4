import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'

/** Hidden field with the mark of the link that opened the form. */
export const linkField = 'link'

/**
 * Strength and equality are checked together, so that both errors show at once. A new password is set as NFC, so that
 * every keyboard can type it again (contract §9).
 */
export function createResetSchema(say: Say) {
	const required = z.string({ error: say('validation.required') })
	return z.object({
		[linkField]: z.string().default(''),
		password: required.normalize('NFC'),
		repeat: required,
	})
}

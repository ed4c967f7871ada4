import { composePassword } from '#app/lib/normalise-text'
import { z } from 'zod/v4'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { Say } from '#app/i18n/say.server'
import { linkField } from './link-field'

/**
 * Strength and equality are checked together, so that both errors show at once. A new password is set as NFC, so that
 * every keyboard can type it again (contract §9).
 */
export function createResetSchema(say: Say) {
	const { password } = createFieldSchemas(say)
	return z.object({
		[linkField]: z.string().default(''),
		password: password('validation.required').overwrite(composePassword),
		repeat: password('validation.required'),
	})
}

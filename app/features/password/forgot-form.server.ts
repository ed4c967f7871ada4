import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { unwrapEmail } from '#app/lib/parse-email'

/** Any text is accepted [118]; an empty field makes no API call. */
export function createForgotSchema(say: Say) {
	const { text } = createFieldSchemas(say)
	return z.object({ email: text('userName', { clean: unwrapEmail }) })
}

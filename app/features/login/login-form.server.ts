import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { cleanCode } from '#app/lib/clean-text'
import { unwrapEmail } from '#app/lib/parse-email'

/** Required texts without a format; only the API can check them [100]. */
export function createLoginSchema(say: Say) {
	const { text, password } = createFieldSchemas(say)
	return z.object({
		email: text('userName', { empty: 'login.usernameRequired', clean: unwrapEmail }),
		password: password('login.passwordRequired'),
	})
}

/** Free text; only the API can check it [116]. */
export function createCodeSchema(say: Say) {
	const { text } = createFieldSchemas(say)
	return z.object({ code: text('short', { empty: 'loginCode.codeRequired', clean: cleanCode }) })
}

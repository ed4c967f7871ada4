import { z } from 'zod/v4'
import type { Say } from '#app/i18n/say.server'
import { cleanCode } from '#app/lib/clean-text'
import { unwrapEmail } from '#app/lib/parse-email'

/** Required texts without a format; only the API can check them [100]. */
export function createLoginSchema(say: Say) {
	return z.object({
		email: z.string({ error: say('login.usernameRequired') }).overwrite(unwrapEmail),
		password: z.string({ error: say('login.passwordRequired') }),
	})
}

/** Free text; only the API can check it [116]. */
export function createCodeSchema(say: Say) {
	return z.object({ code: z.string({ error: say('loginCode.codeRequired') }).overwrite(cleanCode) })
}

import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { findTargetKind } from '#app/request/login-target-kind'
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

export type LoginView = SerializeFrom<Awaited<ReturnType<typeof getLoginPage>>>

/** Sentence on the page or posted form that waits behind the sign-in. */
async function describeAim({ cookies: { loginTarget }, say, session }: Uses<'cookies' | 'say' | 'session'>) {
	const { form, ...aims } = say.table('login').aim
	const kept = session.has('kept') ? await session.listForms('kept') : []
	if (kept.some(({ fields }) => fields.length > 0)) return form
	const kind = loginTarget.address === undefined ? undefined : findTargetKind(loginTarget.address)
	return kind && aims[kind]
}

/** @see [102] [103] */
export async function getLoginPage(ctx: Uses<'firm' | 'cookies' | 'say' | 'session'>) {
	const { firm, say } = ctx
	const { branch, branches, maintenance } = await firm()
	const location = branches.find(({ domain }) => domain === branch)?.name
	const {
		title,
		purpose,
		username,
		usernameHint,
		password,
		showPassword,
		hidePassword,
		submit,
		forgotPassword,
	} = say.table('login')
	return {
		title,
		purpose,
		aim: await describeAim(ctx),
		texts: {
			username,
			usernameHint,
			password,
			showPassword,
			hidePassword,
			submit,
			forgotPassword,
			passwordNotKept: say('form.notKept.password'),
		},
		notice: maintenance.notice ? { kind: say('login.maintenanceNotice'), ...maintenance.notice } : undefined,
		location:
			location && branches.length > 1
				? { name: say('login.location', { location }), change: say('login.changeLocation') }
				: undefined,
	}
}

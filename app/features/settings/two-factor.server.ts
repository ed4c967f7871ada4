import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { tokenPairSchema } from '#app/api/resources/auth'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from '#app/request/context.server'
import { answerInvalid, parseForm, answerFailed } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { limitCredentials, type LimitContext } from '#app/limits/credentials.server'
import { paths } from '#app/paths'
import type { SignedInConsumer } from '#app/session/session-data'

type TwoFactorContext = LimitContext &
	Uses<'api' | 'outcome' | 'say' | 'session'> & { consumer: SignedInConsumer }

const secret = ['code']

/** The API replaces the tokens, so the session is renewed (contract §7). @see [175] [176] [A27] */
export async function updateTwoFactorSetting(ctx: TwoFactorContext, request: Request, enabled: boolean) {
	const { api, session, say, consumer, requestId } = ctx
	const form = await parseForm(request, codeForm(say))
	if (!form.value) return answerInvalid(ctx, form, { secret })
	const { code } = form.value
	try {
		const pair = await limitCredentials(ctx, { kind: 'code', consumer }, () =>
			api.ask('/api/auth/two-factor', { code, enabled }, tokenPairSchema),
		)
		logSecurityEvent(enabled ? 'twoFactorOn' : 'twoFactorOff', { requestId, consumer })
		await session.signIn({ ...consumer, twoFactorSetup: false }, pair)
	} catch (error) {
		return answerFailed(ctx, form, error, { secret })
	}
	session.notify('success', enabled ? 'settings.twoFactor.turnedOn' : 'settings.twoFactor.turnedOff')
	return redirect(paths.settings(), 303)
}

/** Free text for the API [116]. Spaces between digits are removed, because apps show codes in groups. */
function codeForm(say: Say) {
	const required = say('settings.code.required')
	return z.object({
		code: z
			.string(required)
			.trim()
			.min(1, required)
			.transform((typed) => (/^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed)),
	})
}

import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { messageKeyOf } from '#app/api/error-message'
import { ApiError } from '#app/api/errors'
import { tokenPair } from '#app/api/resources/auth'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { RequestContext } from '#app/context.server'
import { invalid, parseForm, refused } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { limitGuess } from '#app/limits/guesses.server'
import { paths } from '#app/paths'
import type { SignedInConsumer } from '#app/session/session-data'

type Visit = RequestContext & { say: Say; consumer: SignedInConsumer }

const secret = ['code']

/**
 * Switches extra security on or off with the code of a posted form, and goes on in a fresh session with the new
 * tokens: the old ones are void (contract §7). @see [175] [176] [A27]
 */
export async function changeTwoFactor(visit: Visit, request: Request, enabled: boolean) {
	const { api, session, say, consumer, requestId } = visit
	const form = await parseForm(request, codeForm(say))
	if (!form.value) return invalid(visit, form, secret)
	const { code } = form.value
	try {
		const pair = await limitGuess(visit, { kind: 'code', consumer }, () =>
			api.ask('/api/auth/two-factor', { code, enabled }, tokenPair),
		)
		logSecurityEvent(enabled ? 'twoFactorOn' : 'twoFactorOff', { requestId, consumer })
		await session.signIn({ ...consumer, twoFactorSetup: false }, pair)
	} catch (error) {
		if (!isWrongCode(error)) return refused(visit, form, error, secret)
		return invalid(visit, form, secret, { code: [say(messageKeyOf(error))] })
	}
	session.notify('success', enabled ? 'settings.twoFactor.turnedOn' : 'settings.twoFactor.turnedOff')
	return redirect(paths.settings(), 303)
}

/** Free text, which the API judges [116]; apps show a code in groups, so digits lose their spaces. */
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

function isWrongCode(error: unknown) {
	return error instanceof ApiError && error.code === 'invalidOtp'
}

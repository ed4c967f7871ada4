import { redirect, redirectDocument } from '@remix-run/node'
import { z } from 'zod/v4'
import { tokenPairSchema } from '#app/api/resources/auth'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import { answerInvalid, parseForm, answerFailed, type ParsedForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { cleanCode } from '#app/lib/clean-text'
import { limitCredentials, type LimitContext } from '#app/limits/credentials.server'
import { paths } from '#app/paths'
import type { SignedInConsumer } from '#app/session/session-data'
import { signInOnce } from '#app/session/sign-in-once.server'
import { ApiError, ContractViolation, SessionExpired } from '#app/api/errors'
import { isTwoFactorOn } from './settings.server'

type TwoFactorContext = LimitContext &
	Uses<'cookies' | 'api' | 'firm' | 'outcome' | 'say' | 'session'> & {
		consumer: SignedInConsumer
	}

const secret = ['code']

/** The API replaces the tokens, so the session is renewed (contract §7). @see [175] [176] [A27] */
export async function updateTwoFactorSetting(ctx: TwoFactorContext, request: Request, enabled: boolean) {
	const {
		api,
		session,
		consumer,
		facts: { requestId },
	} = ctx
	const form = await parseForm(request, codeForm(ctx.say))
	if (!form.value) return answerInvalid(ctx, form, { secret })
	const { code } = form.value
	try {
		const attempt = ['two-factor', String(enabled), code, session.owner ?? '']
		const isFirst = await signInOnce(session, attempt, async () => {
			const pair = await limitCredentials(ctx, { kind: 'code', consumer }, () =>
				api.ask('/api/auth/two-factor', { code, enabled }, tokenPairSchema),
			)
			logSecurityEvent(enabled ? 'twoFactorOn' : 'twoFactorOff', { requestId, consumer })
			await session.signIn({ ...consumer, twoFactorSetup: false }, pair)
			return true
		})
		if (!isFirst) return redirect(paths.settings(), 303)
	} catch (error) {
		return isLostAnswer(error)
			? answerLost(ctx, form, error, enabled)
			: answerFailed(ctx, form, error, { secret })
	}
	return answerChanged(ctx, enabled)
}

function answerChanged({ session }: Uses<'session'>, enabled: boolean) {
	session.notify('success', enabled ? 'settings.twoFactor.turnedOn' : 'settings.twoFactor.turnedOff')
	return redirect(paths.settings(), 303)
}

/** Reports what the API says of the setting now, or that nobody can tell (contract §8). */
async function answerLost(
	ctx: TwoFactorContext,
	form: ParsedForm<unknown>,
	error: unknown,
	enabled: boolean,
) {
	const isOn = await findSettingAgain(ctx)
	if (isOn === 'signedOut') return leaveAfterChange(ctx, enabled)
	if (isOn === undefined) return answerUnknown(ctx, enabled)
	const tokens = isOn === enabled ? await ctx.session.tokens() : undefined
	if (!tokens) return answerFailed(ctx, form, error, { secret })
	await ctx.session.signIn({ ...ctx.consumer, twoFactorSetup: false }, tokens.pair)
	return answerChanged(ctx, enabled)
}

/** To the settings, because the page of the form needs the API. */
function answerUnknown({ session }: Uses<'session'>, enabled: boolean) {
	session.notify('error', enabled ? 'settings.twoFactor.unknownOn' : 'settings.twoFactor.unknownOff')
	return redirect(paths.settings(), 303)
}

/** Free text for the API [116]. */
function codeForm(say: Say) {
	const { text } = createFieldSchemas(say)
	return z.object({ code: text('short', { empty: 'settings.code.required', clean: cleanCode }) })
}

/** Whether a command may have been executed although its response was lost or unreadable. */
function isLostAnswer(error: unknown) {
	return error instanceof ApiError && (error.mayHaveArrived || error instanceof ContractViolation)
}

/**
 * The setting, read again after a lost answer. `signedOut` when the API refuses the tokens: a change makes the old ones
 * void (contract §7). Undefined when it cannot be read.
 */
async function findSettingAgain(ctx: Uses<'api'>): Promise<boolean | 'signedOut' | undefined> {
	try {
		return await isTwoFactorOn(ctx)
	} catch (error) {
		if (error instanceof SessionExpired) return 'signedOut'
		if (error instanceof ApiError) return undefined
		throw error
	}
}

/** To the login, with what may be on or off from now on. */
async function leaveAfterChange(
	{ session, cookies: { addNotice, loginTarget } }: Uses<'cookies' | 'session'>,
	enabled: boolean,
) {
	await session.end()
	addNotice(enabled ? 'twoFactorOn' : 'twoFactorOff')
	loginTarget.keep(paths.settings())
	return redirectDocument(paths.login(), 303)
}

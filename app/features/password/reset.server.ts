import { composePassword } from '#app/lib/normalise-text'
import { findKnown } from '#app/lib/unread'
import { json, redirect, type SerializeFrom, type TypedResponse } from '@remix-run/node'
import { getMessageKey } from '#app/api/error-members'
import { ApiError, ApiFailure } from '#app/api/errors'
import { passwordPolicySchema } from '#app/api/resources/auth'
import { getLogger } from '#app/config/log.server'
import { sign, verify } from '#app/config/seal.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from '#app/request/context.server'
import type { FormReply } from '#app/request/form-reply'
import { findLengthFault } from '#app/forms/text-lengths'
import { formatList } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { isPageRequest } from '#app/lib/request-kind'
import { listTokens } from '#app/lib/repair-query'
import { limitRefusals } from '#app/limits/limits.server'
import { paths } from '#app/paths'
import { signInOnce } from '#app/session/sign-in-once.server'
import { addReceived } from '#app/submissions/send-result.server'
import { forgetDoubt, isRefusedInDoubt } from './reset-doubt.server'
import { listBrokenRules } from './password-rules'
import { linkField } from './link-field'
import { ratePassword, type Strength } from './strength.server'

export type ResetView = SerializeFrom<typeof getResetPage>

const usualMinimum = 3
/** Highest score of zxcvbn. */
const highestScore = 4

/** The token was not checked yet. */
const notAsked = -1

/** True once the API has accepted the token of the link. */
export function isChecked({ minimum }: { minimum: number }) {
	return minimum !== notAsked
}

/** Moves the token from the address into the session [A31]. */
export async function storeResetToken({ session }: Uses<'session'>, token: string) {
	await session.keep('reset', { token, minimum: notAsked })
}

/** Marks the form with its link, because a later link in the same browser replaces the token. */
const markPurpose = 'reset form'

/** @throws Response redirect to the login when the form belongs to another link */
export function requireSameLink(
	ctx: Uses<'cookies'>,
	token: string,
	{ [linkField]: mark }: Record<string, unknown>,
) {
	if (typeof mark === 'string' && verify(markPurpose, token, mark)) return
	ctx.cookies.addNotice('otherResetLink')
	throw redirect(paths.login(), 303)
}

/**
 * @param fields of a form that was sent
 * @throws Response redirect to the login for an invalid token, or where this form and password were saved already
 */
export async function requireReset(
	ctx: Uses<'api' | 'facts' | 'queryTokens' | 'session' | 'cookies'>,
	request: Request,
	fields: Record<string, unknown> = {},
) {
	const reset = await ctx.session.find('reset')
	if (reset && isChecked(reset)) return reset
	if (request.method !== 'POST' && !isPageRequest(request)) throw redirect(paths.login())
	if (reset) return startReset(ctx, reset.token)
	// Requests with a token in the address change no session.
	const renewed = await ctx.session.find('renewed')
	if (typeof renewed === 'string' && verify(attemptPurpose, nameAttempt(fields), renewed))
		throw redirect(paths.login(), 303)
	const isUsedUp = request.method !== 'POST' || renewed !== undefined
	if (!ctx.queryTokens) ctx.cookies.addNotice(isUsedUp ? 'unableToReset' : 'resetLost')
	throw redirect(paths.login())
}

/** Checks the token and reads the required strength. @see [122] */
async function startReset(ctx: Uses<'api' | 'facts' | 'session'>, token: string) {
	const {
		session,
		facts: { clientAddress, requestId },
	} = ctx
	try {
		const { policy, meant } = await limitRefusals('reset', clientAddress, () => findPolicy(ctx, token))
		const minimum = readMinimum(findKnown(policy.minimumPasswordStrength), requestId)
		const reset = { token: meant, minimum }
		// A link of somebody else ends nothing of a guest while its token is not accepted.
		await session.end()
		await session.keep('reset', reset)
		return reset
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		await session.drop('reset')
		const isDoubted = await isRefusedInDoubt(token, error)
		session.notify('error', isDoubted ? 'notices.passwordPerhapsSaved' : getMessageKey(error))
		throw redirect(paths.login())
	}
}

/** A token that the API refuses is asked for without the signs that a mail program put around it (contract §10). */
async function findPolicy({ api }: Uses<'api'>, token: string) {
	const ask = async (meant: string) => {
		const policy = await api.ask('/api/auth/start-password-reset', { token: meant }, passwordPolicySchema)
		return { policy, meant }
	}
	const [asItCame = token, ...others] = listTokens(token)
	return others.reduce(
		(asking, other) =>
			asking.catch((error: unknown) => {
				if (isTokenRefused(error)) return ask(other)
				throw error
			}),
		ask(asItCame),
	)
}

function isTokenRefused(error: unknown) {
	return error instanceof ApiFailure && error.answered < 500 && error.answered !== 429
}

/** Limits the minimum to the scale: a higher one could not be reached. */
function readMinimum(given = usualMinimum, requestId: string) {
	if (given > highestScore)
		getLogger().warn({ requestId, minimum: given }, 'password minimum is above the scale')
	return Math.min(Math.max(0, given), highestScore)
}

export function getResetPage(say: Say, token: string) {
	const { title, purpose, guidelines, ...texts } = say.table('password').reset
	const { title: guidelinesTitle, length, capital, lowercase, special, repeat } = guidelines
	return {
		title,
		purpose,
		link: sign(markPurpose, token),
		texts: {
			...texts,
			passwordNotKept: say('form.notKept.password'),
			strength: say('password.strength.label'),
			mismatch: say('page.newpassword.strength.passwords.match'),
		},
		guidelines: { title: guidelinesTitle, rules: [length, capital, lowercase, special, repeat] },
	}
}

/** @see [131] */
export async function checkPasswords(
	say: Say,
	{ password, repeat }: Record<string, unknown>,
	minimum: number,
): Promise<{ errors: Record<string, string[]>; strength?: Strength }> {
	if (typeof password !== 'string' || password === '') return { errors: {} }
	if (findLengthFault(password, 'password', say)) return { errors: {} }
	const composed = composePassword(password)
	const strength = await ratePassword(say, composed, minimum)
	const errors: Record<string, string[]> = {}
	if (strength.level !== 'strong') errors.password = [describeWeakness(say, composed)]
	if (typeof repeat === 'string' && repeat && composePassword(repeat) !== composed)
		errors.repeat = [say('page.newpassword.strength.passwords.match')]
	return { errors, strength }
}

/** Text instead of the meter, which some clients do not see. */
function describeWeakness(say: Say, password: string) {
	const broken = listBrokenRules(password).map((rule) => say(`password.reset.missing.${rule}`))
	if (broken.length === 0) return say('password.reset.tooWeak')
	return say('password.reset.breaksRules', { rules: formatList(broken, say.language) })
}

type SavingContext = Uses<'api' | 'facts' | 'say' | 'session'>

const attemptPurpose = 'reset attempt'

/**
 * Pressed twice at once, the form saves and announces the password once. Another password in between makes the next a
 * new send (contract §10). @see [133]
 */
export async function savePassword(ctx: SavingContext, token: string, password: string) {
	const {
		api,
		say,
		session,
		facts: { clientAddress: address, requestId },
	} = ctx
	const attempt = sign(attemptPurpose, nameAttempt({ [linkField]: sign(markPurpose, token), password }))
	const save = async () => {
		await limitRefusals('reset', address, () => api.post('/api/auth/reset-password', { token, password }))
		await forgetDoubt(token)
		logSecurityEvent('passwordReset', { requestId })
		await session.drop('reset')
		await session.keep('renewed', attempt)
		const key = 'page.newpassword.notifications.passwordsaved.body'
		const { language } = say
		addReceived(ctx, { to: paths.login(), title: say('password.reset.done'), key, links: [], language })
		return true
	}
	await signInOnce(session, ['reset', token], save, attempt)
}

function nameAttempt({ [linkField]: link, password }: Record<string, unknown>) {
	return JSON.stringify([link, typeof password === 'string' && composePassword(password)])
}

/** The link stays good in this browser, for the case that nothing was saved. */
export function leaveInDoubt({ session }: Uses<'session'>) {
	session.notify('warning', 'notices.passwordPerhapsSaved')
	return redirect(paths.login(), 303)
}

/** The password itself is not sent back. */
export async function withStrength(reply: TypedResponse<FormReply>, strength: Strength | undefined) {
	return json({ ...(await reply.json()), strength }, { status: reply.status })
}

import { composePassword } from '#app/lib/normalise-text'
import { findKnown } from '#app/lib/unread'
import { json, redirect, type SerializeFrom, type TypedResponse } from '@remix-run/node'
import { getMessageKey } from '#app/api/error-message'
import { ApiError } from '#app/api/errors'
import { passwordPolicySchema } from '#app/api/resources/password-policy'
import { getLogger } from '#app/config/log.server'
import { sign, verify } from '#app/config/seal.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Uses } from '#app/request/context.server'
import type { FormReply } from '#app/request/form-reply'
import { findLengthFault } from '#app/forms/text-lengths'
import { formatList } from '#app/i18n/format-list'
import type { Say } from '#app/i18n/say.server'
import { isPageRequest } from '#app/lib/request-kind'
import { limitRefusals } from '#app/limits/limits.server'
import { paths } from '#app/paths'
import { signInOnce } from '#app/session/sign-in-once.server'
import { addReceived } from '#app/submissions/received.server'
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
	ctx: Uses<'addNotice'>,
	token: string,
	{ [linkField]: mark }: Record<string, unknown>,
) {
	if (typeof mark === 'string' && verify(markPurpose, token, mark)) return
	ctx.addNotice('otherResetLink')
	throw redirect(paths.login(), 303)
}

/** @throws Response redirect to the login for an invalid token */
export async function requireReset(
	ctx: Uses<'api' | 'clientAddress' | 'queryTokens' | 'requestId' | 'session' | 'addNotice'>,
	request: Request,
) {
	const reset = await ctx.session.find('reset')
	if (reset && isChecked(reset)) return reset
	if (request.method !== 'POST' && !isPageRequest(request)) throw redirect(paths.login())
	if (reset) return startReset(ctx, reset.token)
	// Requests with a token in the address change no session.
	const isUsedUp = request.method !== 'POST' || (await ctx.session.find('renewed')) === true
	if (!ctx.queryTokens) ctx.addNotice(isUsedUp ? 'unableToReset' : 'resetLost')
	throw redirect(paths.login())
}

/** Checks the token and reads the required strength. @see [122] */
async function startReset(
	{
		api,
		session,
		clientAddress: address,
		requestId,
	}: Uses<'api' | 'clientAddress' | 'requestId' | 'session'>,
	token: string,
) {
	try {
		const policy = await limitRefusals('reset', address, () =>
			api.ask('/api/auth/start-password-reset', { token }, passwordPolicySchema),
		)
		const reset = { token, minimum: readMinimum(findKnown(policy.minimumPasswordStrength), requestId) }
		// A link of somebody else ends nothing of a guest while its token is not accepted.
		await session.end()
		await session.keep('reset', reset)
		return reset
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		await session.drop('reset')
		session.notify('error', getMessageKey(error))
		throw redirect(paths.login())
	}
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

type SavingContext = Uses<'api' | 'clientAddress' | 'requestId' | 'say' | 'session'>

/** Pressed twice at once, the form saves and announces the password once. @see [133] */
export async function savePassword(ctx: SavingContext, token: string, password: string) {
	const { api, say, session, clientAddress: address, requestId } = ctx
	await signInOnce(session, ['reset', token, password], async () => {
		await limitRefusals('reset', address, () => api.post('/api/auth/reset-password', { token, password }))
		logSecurityEvent('passwordReset', { requestId })
		await session.drop('reset')
		await session.keep('renewed', true)
		const key = 'page.newpassword.notifications.passwordsaved.body'
		const { language } = say
		addReceived(ctx, { to: paths.login(), title: say('password.reset.done'), key, links: [], language })
		return true
	})
}

/** The password itself is not sent back. */
export async function withStrength(reply: TypedResponse<FormReply>, strength: Strength | undefined) {
	return json({ ...(await reply.json()), strength }, { status: reply.status })
}

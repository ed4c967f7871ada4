import { composePassword } from '#app/lib/normalise-text'
import { findKnown, isUnread } from '#app/lib/unread'
import { redirect } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import type { ApiClient } from '#app/api/client.server'
import { getErrorTextKey } from '#app/api/error-codes'
import { ApiFailure, ApiUnreachable, ContractViolation, SessionExpired } from '#app/api/errors'
import { getFailureCause } from '#app/api/failure-cause'
import { authResultSchema, tokenPairSchema, type TokenPair } from '#app/api/resources/auth'
import { consumerSchema, formatConsumerName } from '#app/api/resources/consumer'
import { definitionResourceSchema } from '#app/api/resources/definitions'
import { computeHash } from '#app/config/seal.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { BaseContext } from './context.server'
import { linkNameToConsumer, limitCredentials, trustDevice } from '#app/limits/credentials.server'
import { formTokenField } from './form-fields'
import { cleanCode } from '#app/lib/clean-text'
import { once } from '#app/lib/once'
import { unwrapEmail } from '#app/lib/parse-email'
import { paths } from '#app/paths'
import { getFormOwner, isFormOwner } from '#app/session/form-token.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { renewLinkPair } from '#app/session/link-pair.server'
import { storeOpenedLink } from '#app/session/open-link.server'
import { requestTokenPair } from '#app/session/request-pair.server'
import { signInOnce } from '#app/session/sign-in-once.server'
import { keepWaitingFile } from './file-target.server'
import { findTargetKind } from './login-target-kind'
import { leaveForms, showWaitingForms } from './waiting-form.server'
import { Strategy } from 'remix-auth/strategy'
import { FormStrategy } from 'remix-auth-form'
import { readQueryTokens } from '#app/session/query-tokens.server'

function createFormStrategy<Outcome>(enter: (text: (name: string) => string) => Promise<Outcome>) {
	return new FormStrategy<Outcome>(({ form }) =>
		enter((name) => {
			const value = form.get(name)
			return typeof value === 'string' ? value : ''
		}),
	)
}

/** Signs in by the token pair in the address [105]. remix-auth requires a class. */
class QueryTokenStrategy<Outcome> extends Strategy<Outcome, TokenPair> {
	name = 'address'

	async authenticate(request: Request): Promise<Outcome> {
		const { accessToken, refreshToken } = readQueryTokens(request) ?? {}
		if (!accessToken || !refreshToken) throw new TypeError('the address carries no token pair')
		return this.verify({ accessToken, refreshToken })
	}
}

type SignInMethod = 'password' | 'code' | 'address'

/** `repeated`: the same form signed in already; nothing is announced again. */
export type SignInOutcome = 'signedIn' | 'codeNeeded' | 'repeated'

/**
 * Signs in by password, by the code after it, or by tokens in the address [105-107]. @throws ApiError when the API
 * refuses or fails, TooOften after too many wrong guesses
 */
export function signIn(ctx: BaseContext, way: SignInMethod, request: Request) {
	return new Authenticator<SignInOutcome>()
		.use(createPasswordStrategy(ctx), 'password')
		.use(createCodeStrategy(ctx), 'code')
		.use(
			new QueryTokenStrategy<SignInOutcome>((pair) => signInWithTokens(ctx, pair, { way: 'address' })),
			'address',
		)
		.authenticate(way, request)
}

function createPasswordStrategy(ctx: BaseContext) {
	return createFormStrategy<SignInOutcome>(async (text) => {
		const [name, password] = [unwrapEmail(text('email')), text('password')]
		const attempt = { kind: 'password', typed: [name, password], formToken: text(formTokenField) }
		return signInByForm(ctx, attempt, () => signInWithPassword(ctx, name, password))
	})
}

async function signInWithPassword(ctx: BaseContext, name: string, password: string): Promise<SignInOutcome> {
	const reset = (await ctx.session.find('renewed')) !== undefined
	const result = await limitCredentials(ctx, { kind: 'password', name, reset }, () =>
		requestSignIn(ctx, name, password),
	)
	const { accessToken, refreshToken, consumerId, twoFactor = false, twoFactorSetup = false } = result
	if (isUnread(twoFactor) || isUnread(twoFactorSetup)) throw new ContractViolation('/api/auth/login')
	if (twoFactor) {
		if (consumerId === undefined) throw new ContractViolation('/api/auth/login')
		await leaveForms(ctx, 'guestForm')
		ctx.outcome.needsCookie = true
		await ctx.session.waitForCode({ accessToken, consumerId, twoFactorSetup, name })
		return 'codeNeeded'
	}
	if (refreshToken === undefined) throw new ContractViolation('/api/auth/login')
	await signInWithTokens(ctx, { accessToken, refreshToken }, { way: 'password', twoFactorSetup, name })
	return rememberSignIn(ctx, name)
}

/**
 * A password is sent as typed; once more in NFC where that differs and the API calls the first one wrong (contract §9).
 */
async function requestSignIn({ api }: BaseContext, email: string, typed: string) {
	const ask = (password: string) => api.ask('/api/auth/login', { email, password }, authResultSchema)
	const composed = composePassword(typed)
	return ask(typed).catch((error: unknown) => {
		if (composed === typed || !isWrongPassword(error)) throw error
		return ask(composed)
	})
}

function isWrongPassword(error: unknown) {
	const isWrong = error instanceof ApiFailure && getErrorTextKey(error.code) === 'errors.authLoginFailed'
	return isWrong && !['locked', 'outage'].includes(getFailureCause(error))
}

function createCodeStrategy(ctx: BaseContext) {
	return createFormStrategy<SignInOutcome>(async (text) => {
		const code = cleanCode(text('code'))
		// The id of the waiting session belongs to the attempt: a code alone is short enough to guess.
		const typed = [code, ctx.session.sentOwner ?? '']
		const attempt = { kind: 'code', typed, formToken: text(formTokenField) }
		return signInByForm(ctx, attempt, () => signInWithCode(ctx, code))
	})
}

async function signInWithCode(ctx: BaseContext, code: string): Promise<SignInOutcome> {
	const pending = await ctx.session.find('pending')
	if (!pending) throw new SessionExpired()
	const { accessToken, consumerId, twoFactorSetup, name } = pending
	const body = { consumerId, code, enabled: true, accessToken }
	const api = ctx.clientWith({ accessToken: () => Promise.resolve(accessToken) })
	const consumer = { id: consumerId, branch: await ctx.branch.name() }
	const pair = await limitCredentials(ctx, { kind: 'code', consumer }, () =>
		api.ask('/api/auth/two-factor', body, tokenPairSchema),
	)
	await signInWithTokens(ctx, pair, { way: 'code', twoFactorSetup, name })
	return rememberSignIn(ctx, name)
}

/** A form that is sent twice at once signs in once; the second answer continues with the session of the first. */
async function signInByForm(
	ctx: BaseContext,
	{ kind, typed, formToken }: { kind: string; typed: string[]; formToken: string },
	work: () => Promise<SignInOutcome>,
): Promise<SignInOutcome> {
	if (formToken === '') return work()
	const outcome = await signInOnce(ctx.session, [kind, formToken, ...typed], async () => {
		const first = await work()
		const form = computeHash(formToken)
		if (first === 'signedIn') ctx.session.change((data) => void (data.signInForm = form))
		return first
	})
	if (outcome) return outcome
	if (!ctx.session.data.consumer) return 'codeNeeded'
	ctx.cookies.loginTarget.forget()
	return 'repeated'
}

/** Skipped for tokens in the address: a holder can open them in any number of browsers. */
async function rememberSignIn(ctx: BaseContext, name: string | undefined): Promise<SignInOutcome> {
	const { consumer } = ctx.session.data
	if (!name || !consumer) return 'signedIn'
	await ctx.cookies.refusedForm.forget()
	await trustDevice(ctx, { kind: 'password', name }, { kind: 'code', consumer })
	await ctx.cookies.device.remember(getFormOwner(consumer))
	await linkNameToConsumer(name, consumer)
	return 'signedIn'
}

/** The consumer of an API client. @throws ApiError, or SessionExpired when the API refuses the tokens */
export async function getSignedInConsumer(
	api: ApiClient,
	ctx: BaseContext,
	twoFactorSetup = false,
): Promise<SignedInConsumer> {
	const [person, branch] = await Promise.all([api.get('/api/consumers', consumerSchema), ctx.branch.name()])
	return {
		id: person.id,
		branch,
		name: formatConsumerName(person),
		firstName: findKnown(person.firstName),
		salutation: person.salutation,
		addressStyle: findKnown(person.addressStyle),
		twoFactorSetup,
	}
}

interface SignInFacts {
	way: SignInMethod
	/** False before the visitor pressed a button: a refused access token is not renewed (contract §10). */
	isAsked?: boolean
	twoFactorSetup?: boolean
	name?: string
}

/**
 * Creates a new session once consumer, definitions, licence and languages are loaded [109]; a failure creates none.
 * @throws ApiError
 */
export async function signInWithTokens(
	ctx: BaseContext,
	tokens: TokenPair,
	{ way, isAsked = true, twoFactorSetup = false, name }: SignInFacts,
): Promise<SignInOutcome> {
	const request = way === 'address' ? renewLinkPair : requestTokenPair
	const { api, getPair } = createTokenClient(ctx, tokens, isAsked ? request : undefined)
	const [owner, , firm, languages] = await Promise.all([
		getSignedInConsumer(api, ctx, twoFactorSetup),
		api.list('/api/products/definitions', definitionResourceSchema),
		ctx.firm(),
		ctx.branch.languages(),
	])
	const { licenceState } = firm
	const [problem] = licenceState.state === 'unavailable' ? [licenceState.problem] : languages.problems
	if (problem instanceof Error) throw problem
	await leaveForms(ctx, 'guestForm')
	await ctx.session.signIn(owner, getPair(), way === 'address')
	if (way === 'address') await storeOpenedLink(ctx.session, tokens)
	logSecurityEvent('signedIn', {
		requestId: ctx.facts.requestId,
		consumer: owner,
		account: name,
		form: getFormOwner(owner),
		detail: way,
	})
	ctx.cookies.loginTarget.forget()
	await showWaitingForms(ctx, owner, way === 'address' ? undefined : ctx.cookies.loginTarget.address)
	return 'signedIn'
}

/** Redirects to the requested page, or to the settings when two-factor sign-in must be set up. */
export function redirectSignedIn(
	{ outcome: page, session }: BaseContext,
	target: string = paths.dashboard(),
	outcome: SignInOutcome = 'signedIn',
) {
	page.needsCookie = true
	if (outcome === 'repeated')
		return redirect(session.data.consumer?.twoFactorSetup ? paths.settings() : target, 303)
	if (session.data.consumer?.twoFactorSetup) {
		session.notify('warning', 'notices.twoFactorSetupRequired')
		return redirect(paths.settings(), 303)
	}
	session.notify('success', 'notices.loggedIn')
	if (target !== paths.dashboard()) session.change((data) => void (data.isArriving = true))
	return redirect(target, 303)
}

/** The page that the signed-in client wanted before the login, not one that another client wanted [A189]. */
export function findOwnTarget({ session, cookies: { loginTarget } }: BaseContext): string | undefined {
	const { consumer } = session.data
	const { address, owner } = loginTarget
	return !owner || (consumer !== undefined && isFormOwner(owner, consumer)) ? address : undefined
}

/** The same for a sign-in by form. A file would leave the login page standing, so a page links to it. */
export function redirectToTarget(ctx: BaseContext, outcome: SignInOutcome) {
	const address = findOwnTarget(ctx)
	const isFile = address !== undefined && findTargetKind(address) === 'file'
	const answer = redirectSignedIn(ctx, isFile ? paths.waitingFile() : address, outcome)
	if (isFile && outcome === 'signedIn') keepWaitingFile(ctx.session, address)
	return answer
}

/**
 * A client for a pair that no session has yet. With `request` a refused access token is renewed once; `getPair` then
 * returns the new pair.
 */
export function createTokenClient(ctx: BaseContext, given: TokenPair, request?: typeof requestTokenPair) {
	let pair = given
	const renew = once(async () => {
		if (!request) throw new SessionExpired()
		const renewed = await request(ctx.clientWith(undefined), given.refreshToken)
		if (renewed === 'unreachable') throw new ApiUnreachable({ cause: 'tokens could not be renewed' })
		if (typeof renewed === 'string') throw new SessionExpired()
		pair = renewed
		return pair.accessToken
	})
	const api = ctx.clientWith({ accessToken: () => Promise.resolve(pair.accessToken), renewed: renew })
	return { api, getPair: () => pair }
}

import { redirect } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import type { ApiClient } from '#app/api/client.server'
import { ContractViolation, SessionExpired } from '#app/api/errors'
import { authResultSchema, tokenPairSchema, type TokenPair } from '#app/api/resources/auth'
import { consumerSchema, formatConsumerName } from '#app/api/resources/consumer'
import { definitionResourceSchema } from '#app/api/resources/definitions'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { BaseContext } from './context.server'
import { linkNameToConsumer, limitCredentials, trustDevice } from '#app/limits/credentials.server'
import { paths } from '#app/paths'
import { listFormOwners } from '#app/session/form-token.server'
import type { SignedInConsumer } from '#app/session/session-data'
import { openWaitingForm } from '#app/session/waiting-form.server'
import { QueryTokenStrategy, createFormStrategy } from './strategies.server'

/** How somebody proves who they are: by their password, by the code after it, or by the tokens of an address. */
type SignInMethod = 'password' | 'code' | 'address'

/** How a step of signing in ended: signed in, or a code is asked first. */
export type SignInOutcome = 'signedIn' | 'codeNeeded'

/**
 * Signs in by a posted password, by the code that follows it, or by the tokens of an address [105-107].
 * @throws ApiError when the API refuses or fails, TooOften after too many wrong guesses; nobody is signed in then.
 */
export function signIn(ctx: BaseContext, way: SignInMethod, request: Request) {
	return new Authenticator<SignInOutcome>()
		.use(createPasswordStrategy(ctx), 'password')
		.use(createCodeStrategy(ctx), 'code')
		.use(new QueryTokenStrategy<SignInOutcome>((pair) => signInWithTokens(ctx, pair, 'address')), 'address')
		.authenticate(way, request)
}

function createPasswordStrategy(ctx: BaseContext) {
	return createFormStrategy<SignInOutcome>(async (text) => {
		const name = text('email').trim()
		const reset = await ctx.session.find('renewed')
		const result = await limitCredentials(ctx, { kind: 'password', name, reset }, () =>
			ctx.api.ask('/api/auth/login', { email: name, password: text('password') }, authResultSchema),
		)
		const { accessToken, refreshToken, consumerId, twoFactor = false, twoFactorSetup = false } = result
		if (twoFactor) {
			if (consumerId === undefined) throw new ContractViolation('/api/auth/login')
			await ctx.session.waitForCode({ accessToken, consumerId, twoFactorSetup, name })
			return 'codeNeeded'
		}
		if (refreshToken === undefined) throw new ContractViolation('/api/auth/login')
		await signInWithTokens(ctx, { accessToken, refreshToken }, 'password', twoFactorSetup)
		return rememberSignIn(ctx, name)
	})
}

function createCodeStrategy(ctx: BaseContext) {
	return createFormStrategy<SignInOutcome>(async (text) => {
		const pending = await ctx.session.find('pending')
		if (!pending) throw new SessionExpired()
		const { accessToken, consumerId, twoFactorSetup, name } = pending
		const body = { consumerId, code: text('code').trim(), enabled: true, accessToken }
		const api = ctx.clientWith({ accessToken: () => Promise.resolve(accessToken) })
		const consumer = { id: consumerId, branch: await ctx.branch() }
		const pair = await limitCredentials(ctx, { kind: 'code', consumer }, () =>
			api.ask('/api/auth/two-factor', body, tokenPairSchema),
		)
		await signInWithTokens(ctx, pair, 'code', twoFactorSetup)
		return rememberSignIn(ctx, name)
	})
}

/** Not for the tokens of an address: whoever holds them can open it in as many browsers as they like. */
async function rememberSignIn(ctx: BaseContext, name: string | undefined): Promise<SignInOutcome> {
	const { consumer } = ctx.session.data
	if (!name || !consumer) return 'signedIn'
	await trustDevice(ctx, { kind: 'password', name }, { kind: 'code', consumer })
	await linkNameToConsumer(name, consumer)
	return 'signedIn'
}

/** Whom an API client acts for. @throws ApiError, or SessionExpired for tokens that the API refuses. */
export async function getSignedInConsumer(
	api: ApiClient,
	ctx: BaseContext,
	twoFactorSetup = false,
): Promise<SignedInConsumer> {
	const [person, branch] = await Promise.all([api.get('/api/consumers', consumerSchema), ctx.branch()])
	return {
		id: person.id,
		branch,
		name: formatConsumerName(person),
		firstName: person.firstName,
		salutation: person.salutation,
		addressStyle: person.addressStyle,
		twoFactorSetup,
	}
}

/**
 * Makes a fresh session of a token pair once consumer, definitions, licence and languages are there [109];
 * any failure leaves no session. @throws ApiError
 */
export async function signInWithTokens(
	ctx: BaseContext,
	tokens: TokenPair,
	way: SignInMethod,
	twoFactorSetup = false,
): Promise<SignInOutcome> {
	const api = createTokenClient(ctx, tokens)
	const [owner, , firm, languages] = await Promise.all([
		getSignedInConsumer(api, ctx, twoFactorSetup),
		api.list('/api/products/definitions', definitionResourceSchema),
		ctx.firm(),
		ctx.languages(),
	])
	const { licenceState } = firm
	const [problem] = licenceState.state === 'unavailable' ? [licenceState.problem] : languages.problems
	if (problem instanceof Error) throw problem
	await ctx.session.signIn(owner, tokens, way === 'address')
	logSecurityEvent('signedIn', { requestId: ctx.requestId, consumer: owner, detail: way })
	ctx.loginTarget.forget()
	await showWaitingForm(ctx, owner)
	return 'signedIn'
}

/** What somebody else sent from a page of this client waits for them there: a notice leads to it. */
async function showWaitingForm({ session }: BaseContext, consumer: SignedInConsumer) {
	for (const owner of listFormOwners(consumer)) {
		const waiting = openWaitingForm(owner)
		const form = await waiting.read()
		if (!form) continue
		await session.keep('kept', form)
		session.notify('info', 'notices.formWaits', {}, [{ href: form.address, key: 'notices.toForm' }])
		return waiting.remove()
	}
}

/** Leads who just signed in to where they were going, or to the settings where the second step must be set up. */
export function redirectSignedIn({ session }: BaseContext, target: string = paths.dashboard()) {
	if (session.data.consumer?.twoFactorSetup) {
		session.notify('warning', 'notices.twoFactorSetupRequired')
		return redirect(paths.settings(), 303)
	}
	session.notify('success', 'notices.loggedIn')
	return redirect(target, 303)
}

/** The API for whoever holds these tokens, which are not renewed. */
export function createTokenClient(ctx: BaseContext, { accessToken }: TokenPair) {
	return ctx.clientWith({
		accessToken: () => Promise.resolve(accessToken),
		renewed: () => Promise.reject(new SessionExpired()),
	})
}

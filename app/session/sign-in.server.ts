import { redirect } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import type { ApiClient } from '#app/api/client.server'
import { ContractViolation, SessionExpired } from '#app/api/errors'
import { authResult, tokenPair, type TokenPair } from '#app/api/resources/auth'
import { consumer, nameOf } from '#app/api/resources/consumer'
import { definitionResource } from '#app/api/resources/definitions'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { RequestContext } from '#app/context.server'
import { countWithConsumer, limitGuess, rememberDevice } from '#app/limits/guesses.server'
import { paths } from '#app/paths'
import type { SignedInConsumer } from './session-data'
import { AddressWay, formWay } from './strategies.server'

/** How somebody proves who they are: by their password, by the code after it, or by the tokens of an address. */
type Way = 'password' | 'code' | 'address'

/** How a step of signing in ended: signed in, or a code is asked first. */
export type SignInOutcome = 'signedIn' | 'codeNeeded'

/**
 * Signs in by a posted password, by the code that follows it, or by the tokens of an address [105-107].
 * @throws ApiError when the API refuses or fails, TooOften after too many wrong guesses; nobody is signed in then.
 */
export function signIn(visit: RequestContext, way: Way, request: Request) {
	return new Authenticator<SignInOutcome>()
		.use(passwordWay(visit), 'password')
		.use(codeWay(visit), 'code')
		.use(new AddressWay<SignInOutcome>((pair) => signInWithTokens(visit, pair, 'address')), 'address')
		.authenticate(way, request)
}

function passwordWay(visit: RequestContext) {
	return formWay<SignInOutcome>(async (text) => {
		const name = text('email').trim()
		const reset = await visit.session.find('renewed')
		const result = await limitGuess(visit, { kind: 'password', name, reset }, () =>
			visit.api.ask('/api/auth/login', { email: name, password: text('password') }, authResult),
		)
		const { accessToken, refreshToken, consumerId, twoFactor = false, twoFactorSetup = false } = result
		if (twoFactor) {
			if (consumerId === undefined) throw new ContractViolation('/api/auth/login')
			await visit.session.waitForCode({ accessToken, consumerId, twoFactorSetup, name })
			return 'codeNeeded'
		}
		if (refreshToken === undefined) throw new ContractViolation('/api/auth/login')
		await signInWithTokens(visit, { accessToken, refreshToken }, 'password', twoFactorSetup)
		return welcome(visit, name)
	})
}

function codeWay(visit: RequestContext) {
	return formWay<SignInOutcome>(async (text) => {
		const pending = await visit.session.find('pending')
		if (!pending) throw new SessionExpired()
		const { accessToken, consumerId, twoFactorSetup, name } = pending
		const body = { consumerId, code: text('code').trim(), enabled: true, accessToken }
		const api = visit.clientWith({ accessToken: () => Promise.resolve(accessToken) })
		const consumer = { id: consumerId, branch: await visit.branch() }
		const pair = await limitGuess(visit, { kind: 'code', consumer }, () =>
			api.ask('/api/auth/two-factor', body, tokenPair),
		)
		await signInWithTokens(visit, pair, 'code', twoFactorSetup)
		return welcome(visit, name)
	})
}

/** Not for the tokens of an address: whoever holds them can open it in as many browsers as they like. */
async function welcome(visit: RequestContext, name: string | undefined): Promise<SignInOutcome> {
	const { consumer } = visit.session.data
	if (!name || !consumer) return 'signedIn'
	await rememberDevice(visit, { kind: 'password', name }, { kind: 'code', consumer })
	await countWithConsumer(name, consumer)
	return 'signedIn'
}

/** Whom an API client acts for. @throws ApiError, or SessionExpired for tokens that the API refuses. */
export async function getOwner(
	api: ApiClient,
	visit: RequestContext,
	twoFactorSetup = false,
): Promise<SignedInConsumer> {
	const [person, branch] = await Promise.all([api.get('/api/consumers', consumer), visit.branch()])
	return { id: person.id, branch, name: nameOf(person), addressStyle: person.addressStyle, twoFactorSetup }
}

/**
 * Makes a fresh session of a token pair once consumer, definitions, licence and languages are there [109];
 * any failure leaves no session. @throws ApiError
 */
export async function signInWithTokens(
	visit: RequestContext,
	tokens: TokenPair,
	way: Way,
	twoFactorSetup = false,
): Promise<SignInOutcome> {
	const api = clientOf(visit, tokens)
	const [owner, , { licenceProblem }, languages] = await Promise.all([
		getOwner(api, visit, twoFactorSetup),
		api.list('/api/products/definitions', definitionResource),
		visit.firm(),
		visit.languages(),
	])
	const problem = licenceProblem ?? ('problem' in languages ? languages.problem : undefined)
	if (problem instanceof Error) throw problem
	await visit.session.signIn(owner, tokens)
	logSecurityEvent('signedIn', { requestId: visit.requestId, consumer: owner, detail: way })
	visit.loginTarget.forget()
	return 'signedIn'
}

/** Leads who just signed in to where they were going, or to the settings where the second step must be set up. */
export function leadIn({ session }: RequestContext, target: string = paths.dashboard()) {
	if (session.data.consumer?.twoFactorSetup) {
		session.notify('warning', 'notices.twoFactorSetupRequired')
		return redirect(paths.settings(), 303)
	}
	session.notify('success', 'notices.loggedIn')
	return redirect(target, 303)
}

/** The API for whoever holds these tokens, which are not renewed. */
export function clientOf(visit: RequestContext, { accessToken }: TokenPair) {
	return visit.clientWith({
		accessToken: () => Promise.resolve(accessToken),
		renewed: () => Promise.reject(new SessionExpired()),
	})
}

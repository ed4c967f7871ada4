import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { ApiClient } from '#app/api/client.server'
import { SessionExpired } from '#app/api/errors'
import { authResult, type TokenPair } from '#app/api/resources/auth'
import { consumer, nameOf } from '#app/api/resources/consumer'
import { definitionResource } from '#app/api/resources/definitions'
import type { RequestContext } from '#app/context.server'
import type { SignedInConsumer } from './session-data'

/** How a sign-in ended: signed in, or what the API asks for first. */
export type SignInOutcome = 'signedIn' | 'codeNeeded' | 'setupNeeded'

/**
 * Signs in with the e-mail and password of a posted form (spec 1 §4.1).
 * @throws ApiError when the API refuses or fails; the visitor is signed out then.
 */
export function signInWithPassword(visit: RequestContext, request: Request): Promise<SignInOutcome> {
	const password = new FormStrategy<SignInOutcome>(async ({ form }) => {
		const credentials = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') }
		const { accessToken, refreshToken, ...result } = await visit.api.ask(
			'/api/auth/login',
			credentials,
			authResult,
		)
		if (result.twoFactor || refreshToken === undefined) return 'codeNeeded'
		if (result.twoFactorSetup) return 'setupNeeded'
		await signInWithTokens(visit, { accessToken, refreshToken })
		return 'signedIn'
	})
	return new Authenticator<SignInOutcome>().use(password, 'password').authenticate('password', request)
}

function textOf(form: FormData, name: string) {
	const value = form.get(name)
	return typeof value === 'string' ? value : ''
}

/** Whom an API client acts for. @throws ApiError, or SessionExpired for tokens that the API refuses. */
export async function getOwner(api: ApiClient): Promise<SignedInConsumer> {
	const person = await api.get('/api/consumers', consumer)
	return { id: person.id, name: nameOf(person), addressStyle: person.addressStyle, twoFactorSetup: false }
}

/**
 * Makes a fresh session of a token pair once consumer, definitions, licence and languages are there (spec 1 §4.1);
 * any failure leaves no session. @throws ApiError
 */
export async function signInWithTokens(visit: RequestContext, tokens: TokenPair) {
	const api = clientOf(visit, tokens)
	const [owner, , { licenceProblem }, languages] = await Promise.all([
		getOwner(api),
		api.list('/api/products/definitions', definitionResource),
		visit.firm(),
		visit.languages(),
	])
	const problem = licenceProblem ?? ('problem' in languages ? languages.problem : undefined)
	if (problem instanceof Error) throw problem
	await visit.session.signIn(owner, tokens)
}

/** The API for whoever holds these tokens, which are not renewed. */
export function clientOf(visit: RequestContext, { accessToken }: TokenPair) {
	return visit.clientWith({
		accessToken: () => Promise.resolve(accessToken),
		renewed: () => Promise.reject(new SessionExpired()),
	})
}

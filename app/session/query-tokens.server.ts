import type { Authorization } from '#app/api/client.server'
import { SessionExpired } from '#app/api/errors'

/** The tokens that the address of a GET carries (spec 1 §2.2); a prefetch and a HEAD count as carrying none. */
export function queryTokens(request: Request) {
	const purpose = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? ''
	if (request.method !== 'GET' || purpose.includes('prefetch')) return undefined
	const query = new URL(request.url).searchParams
	const accessToken = query.get('accessToken')
	return accessToken ? { accessToken, refreshToken: query.get('refreshToken') || undefined } : undefined
}

/** The bearer of a request whose address carries one: used for it alone, never stored or renewed (contract §5). */
export function queryAuthorization(request: Request): Authorization | undefined {
	const tokens = queryTokens(request)
	return (
		tokens && {
			accessToken: () => Promise.resolve(tokens.accessToken),
			renewed: () => Promise.reject(new SessionExpired()),
		}
	)
}

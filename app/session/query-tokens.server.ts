import type { Authorization } from '#app/api/client.server'
import { SessionExpired } from '#app/api/errors'
import { isPageRequest } from '#app/lib/request-kind'

/** What a header can carry. */
const bearer = /^[!-~]+$/

/** The tokens that the address of a GET carries [80]; a prefetch and a HEAD count as carrying none. */
export function readQueryTokens(request: Request) {
	if (!isPageRequest(request)) return undefined
	const query = new URL(request.url).searchParams
	const accessToken = query.get('accessToken') ?? ''
	if (!bearer.test(accessToken)) return undefined
	return { accessToken, refreshToken: query.get('refreshToken') || undefined }
}

export type QueryTokens = ReturnType<typeof readQueryTokens>

/**
 * Whether the address of a GET carries what can be no token, or one to renew it alone: whoever opens it followed a link
 * that is broken.
 */
export function hasBrokenToken(request: Request) {
	if (!isPageRequest(request)) return false
	const query = new URL(request.url).searchParams
	const isTried = Boolean(query.get('accessToken')) || Boolean(query.get('refreshToken'))
	return isTried && readQueryTokens(request) === undefined
}

/** An access token that comes without a refresh token: it serves its request alone, as whoever it belongs to. */
export function findQueryBearer(tokens: QueryTokens) {
	return tokens?.refreshToken === undefined ? tokens?.accessToken : undefined
}

/** The bearer of a request whose address carries one: never stored or renewed (contract §5). */
export function createQueryAuthorization(tokens: QueryTokens): Authorization | undefined {
	const accessToken = findQueryBearer(tokens)
	if (accessToken === undefined) return undefined
	return {
		accessToken: () => Promise.resolve(accessToken),
		renewed: () => Promise.reject(new SessionExpired()),
	}
}

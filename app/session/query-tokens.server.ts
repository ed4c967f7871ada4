import type { Authorization } from '#app/api/client.server'
import { SessionExpired } from '#app/api/errors'
import { trimToken } from '#app/lib/repair-query'
import { isPageRequest } from '#app/lib/request-kind'

/** Characters allowed in a header. */
const bearer = /^[!-~]+$/

/** Tokens in the query of a GET [80], without the signs around a link in a sentence; none for a prefetch or HEAD. */
export function readQueryTokens(request: Request) {
	if (!isPageRequest(request)) return undefined
	const query = new URL(request.url).searchParams
	const accessToken = trimToken(query.get('accessToken') ?? '')
	if (!bearer.test(accessToken)) return undefined
	return { accessToken, refreshToken: trimToken(query.get('refreshToken') ?? '') || undefined }
}

export type QueryTokens = ReturnType<typeof readQueryTokens>

/** Whether the query holds an invalid token, or a refresh token alone: the link is broken. */
export function hasBrokenToken(request: Request) {
	if (!isPageRequest(request)) return false
	const query = new URL(request.url).searchParams
	const isTried = Boolean(query.get('accessToken')) || Boolean(query.get('refreshToken'))
	return isTried && readQueryTokens(request) === undefined
}

/** An access token without a refresh token; it is valid for its request only. */
export function findQueryBearer(tokens: QueryTokens) {
	return tokens?.refreshToken === undefined ? tokens?.accessToken : undefined
}

/** Never stored or renewed (contract §5). */
export function createQueryAuthorization(tokens: QueryTokens): Authorization | undefined {
	const accessToken = findQueryBearer(tokens)
	if (accessToken === undefined) return undefined
	return {
		accessToken: () => Promise.resolve(accessToken),
		renewed: () => Promise.reject(new SessionExpired()),
	}
}

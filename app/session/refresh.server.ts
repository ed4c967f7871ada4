import type { ApiClient, Authorization } from '#app/api/client.server'
import { ApiFailure, SessionExpired } from '#app/api/errors'
import { tokenPair, type TokenPair } from '#app/api/resources/auth'
import { once } from '#app/lib/once'
import type { Session } from './session.server'

const underWay = new Map<string, Promise<TokenPair>>()
const pauses = [0, 1_000, 3_000]

/**
 * The bearer of a signed-in session. A refused token is renewed once for all who wait (spec 1 §4.2); without a
 * verdict the refresh is tried again after 1 s and 3 s (contract §5).
 */
export function sessionAuthorization(session: Session, refreshClient: ApiClient): Authorization {
	let current = once(async () => (await session.tokens())?.pair)
	return {
		accessToken: async () => (await current())?.accessToken,
		renewed: async (refused) => {
			const owner = session.owner
			if (!owner) throw new SessionExpired()
			let renewing = underWay.get(owner)
			if (!renewing) {
				renewing = renew(session, refreshClient, refused).finally(() => underWay.delete(owner))
				underWay.set(owner, renewing)
			}
			const pair = await renewing
			current = () => Promise.resolve(pair)
			return pair.accessToken
		},
	}
}

async function renew(session: Session, client: ApiClient, refused: string): Promise<TokenPair> {
	const stored = await session.tokens()
	if (!stored) throw new SessionExpired()
	if (stored.pair.accessToken !== refused) return stored.pair
	const pair = await askForPair(client, stored.pair.refreshToken)
	if (await session.replaceTokens(pair, stored.version)) return pair
	const latest = await session.tokens()
	if (!latest) throw new SessionExpired()
	return latest.pair
}

async function askForPair(client: ApiClient, refreshToken: string): Promise<TokenPair> {
	for (const pause of pauses) {
		await new Promise((resolve) => setTimeout(resolve, pause))
		try {
			return await client.ask('/api/auth/refresh', { refreshToken }, tokenPair)
		} catch (error) {
			if (error instanceof ApiFailure && error.answered < 500) break
		}
	}
	throw new SessionExpired()
}

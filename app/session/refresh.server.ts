import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient, Authorization } from '#app/api/client.server'
import { SessionExpired } from '#app/api/errors'
import type { TokenPair } from '#app/api/resources/auth'
import { countRefresh } from '#app/config/metrics.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import { withDeadline } from '#app/lib/deadline'
import { once } from '#app/lib/once'
import { renewLinkPair } from './link-pair.server'
import { requestTokenPair } from './request-pair.server'
import { retryUntilStoreIsBack } from './store-fault.server'
import type { Session } from './session.server'
import { isStoreUnavailable, StoreUnavailable } from './store.server'

interface Renewal {
	pair: TokenPair
	/** Asked for now; false for one that was stored before. */
	isNew: boolean
}

/** New token pairs that the store has not taken yet. */
const unsaved = new Map<string, Promise<unknown>>()
const saveDeadline = 2_000
const underWay = new Map<string, Promise<Renewal>>()
const renewLeaseEvery = 1_500
const lookAgainAfter = 75

/**
 * Credentials of a signed-in session. A refused token is renewed once for all requests, on any node [138-140]. Without
 * a verdict the refresh is retried after 1 s and 3 s, or when the API says (contract §5, §8).
 */
export function createSessionAuthorization(session: Session, refreshClient: ApiClient): Authorization {
	let current = once(async () => (await session.tokens())?.pair)
	const storedBefore = new Set<string>()
	return {
		nameRead: (path) => session.owner && `${session.owner} ${path}`,
		wasStored: (token) => storedBefore.has(token),
		accessToken: async () => {
			const pair = await current()
			// The session ended during this request.
			if (!pair && session.data.consumer) throw new SessionExpired()
			return pair?.accessToken
		},
		renewed: async (refused) => {
			const owner = session.owner
			if (!owner) throw new SessionExpired()
			let renewing = underWay.get(owner)
			if (!renewing) {
				renewing = renew(session, refreshClient, refused).finally(() => underWay.delete(owner))
				underWay.set(owner, renewing)
			}
			const { pair, isNew } = await renewing
			if (!isNew) storedBefore.add(pair.accessToken)
			current = () => Promise.resolve(pair)
			return pair.accessToken
		},
	}
}

/** Tokens newer than the refused one: from another process, or refreshed here while holding the lease. */
async function renew(session: Session, client: ApiClient, refused: string): Promise<Renewal> {
	const holder = randomUUID()
	await withDeadline(Promise.resolve(unsaved.get(session.owner ?? '')), saveDeadline, notSaved)
	for (;;) {
		const stored = await getTokens(session)
		if (stored.pair.accessToken !== refused) return { pair: stored.pair, isNew: false }
		if (await session.lease(holder)) break
		await wait(lookAgainAfter)
	}
	const renewing = setInterval(() => void session.lease(holder).catch(() => undefined), renewLeaseEvery)
	try {
		return await refresh(session, client, refused)
	} finally {
		clearInterval(renewing)
		await session.release(holder)
	}
}

/** The tokens' version is the fence: a process that lost the lease neither overwrites nor ends newer tokens. */
async function refresh(session: Session, client: ApiClient, refused: string): Promise<Renewal> {
	const { pair: old, version } = await getTokens(session)
	if (old.accessToken !== refused) return { pair: old, isNew: false }
	const request = session.data.openedByLink ? renewLinkPair : requestTokenPair
	const pair = await request(client, old.refreshToken)
	countRefresh(typeof pair !== 'string' ? 'renewed' : pair === 'unreachable' ? 'failed' : 'refused')
	if (typeof pair !== 'string' && (await save(session, pair, version))) return { pair, isNew: true }
	if (typeof pair === 'string' && (await session.expire(version, pair))) {
		const { consumer } = session.data
		logSecurityEvent('tokensRevoked', { requestId: client.requestId, consumer, detail: 'notRenewed' })
		throw new SessionExpired()
	}
	return { pair: (await getTokens(session)).pair, isNew: false }
}

const notSaved = () => new StoreUnavailable('the new tokens could not be written yet')

/** The API no longer takes the old pair, so the new one is retried until the store takes it. */
async function save(session: Session, pair: TokenPair, version: number) {
	try {
		return await session.replaceTokens(pair, version)
	} catch (error) {
		const { owner } = session
		if (owner && isStoreUnavailable(error)) {
			const saving = retryUntilStoreIsBack(() => session.replaceTokens(pair, version))
			const done = saving.catch(() => undefined).finally(() => unsaved.delete(owner))
			unsaved.set(owner, done)
		}
		throw error
	}
}

async function getTokens(session: Session) {
	const stored = await session.tokens()
	if (!stored) throw new SessionExpired()
	return stored
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient } from '#app/api/client.server'
import type { TokenPair } from '#app/api/resources/auth'
import { getSessionStore } from './current-store.server'
import { defineRecord } from './define-record.server'
import { openNamedRecords } from './records.server'
import { requestTokenPair, type NoPair } from './request-pair.server'
import { absoluteLife } from './session-data'
import { storedPairSchema } from './session-slots'
import { isStoreUnavailable } from './store.server'
import { tryOrRetryLater } from './store-fault.server'

/** Milliseconds; longer than a refresh that is retried. */
const leaseLife = 60_000
const pause = 50

const renewedRecord = defineRecord<TokenPair>({
	name: 'renewed-pair',
	version: 1,
	schema: storedPairSchema,
	life: absoluteLife,
})

function openRenewal(refreshToken: string) {
	const records = openNamedRecords(getSessionStore(), 'renewal', refreshToken)
	return { records, renewed: renewedRecord.of(records) }
}

/** The newest pair after this refresh token; undefined where the token was not spent. */
export async function findRenewedPair(refreshToken: string): Promise<TokenPair | undefined> {
	let newest: TokenPair | undefined
	// An API may give the same token again.
	const seen = new Set<string>()
	for (let token = refreshToken; !seen.has(token); token = newest?.refreshToken ?? token) {
		seen.add(token)
		newest = (await openRenewal(token).renewed.read()) ?? newest
	}
	return newest
}

/** Sends the refresh token of a link once, for all sessions that the link opened (contract §10). */
export async function renewLinkPair(client: ApiClient, refreshToken: string): Promise<TokenPair | NoPair> {
	const { records, renewed } = openRenewal(refreshToken)
	const holder = randomUUID()
	while (!(await records.lease(holder, leaseLife))) await wait(pause)
	try {
		const earlier = await findRenewedPair(refreshToken)
		if (earlier) return earlier
		const pair = await requestTokenPair(client, refreshToken)
		// Without the store the session of this request still gets its pair.
		if (typeof pair !== 'string') await tryOrRetryLater(() => renewed.put(pair)).catch(ignoreStoreFault)
		return pair
	} finally {
		await records.release(holder)
	}
}

function ignoreStoreFault(error: unknown) {
	if (!isStoreUnavailable(error)) throw error
}

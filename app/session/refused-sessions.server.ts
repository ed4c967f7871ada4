import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:cluster'
import { LRUCache } from 'lru-cache'
import { getLogger } from '#app/config/log.server'
import {
	onPrimaryMessage,
	onWorkerMessage,
	sendToPrimary,
	sendRefusals,
	type Refusal,
} from '#app/config/workers.server'
import { getSessionStore } from './current-store.server'
import { absoluteLife } from './session-data'
import { isStoreUnavailable } from './store.server'

const firstPause = 250
const longestPause = 30_000
const lastMoment = 2_000

/** A session that was signed out. `end` writes its end and must be idempotent; it is absent once written. */
interface Refused {
	end?: (() => Promise<void>) | undefined
	/** The store did not take the end. */
	isPending?: boolean | undefined
}

/**
 * By session hash. Ids that could be invented (store unreadable, no mark) have a list of their own, so they cannot
 * evict sessions of clients.
 */
const lists = {
	proven: new LRUCache<string, Refused>({ max: 10_000, ttl: absoluteLife }),
	unproven: new LRUCache<string, Refused>({ max: 1_000, ttl: absoluteLife }),
}

/** Whether this process or another worker of its group signed the session out. */
export function isRefused(owner: string) {
	return lists.proven.has(owner) || lists.unproven.has(owner)
}

export function isEndAwaited(owner: string) {
	return [lists.proven, lists.unproven].some((list) => list.peek(owner)?.end !== undefined)
}

export const hasAwaitedEnds = () => listUnwritten().length > 0

/** Refuses a session in all workers of the group. */
export function refuseSession(refusal: Refusal) {
	addRefusals([refusal])
	sendToPrimary({ portal: 'refused', sessions: [refusal] })
}

/** Writes the end of a refused session, and retries until the store takes it. */
export async function writeEnd({ owner, isProven }: Refusal, end: () => Promise<void>, tryNow: boolean) {
	const refused: Refused = { end }
	lists[isProven ? 'proven' : 'unproven'].set(owner, refused)
	if (tryNow && (await isWritten(refused))) return true
	// Other workers write the end if this process ends first.
	sendToPrimary({ portal: 'refused', sessions: [{ owner, isProven, isPending: true }] })
	void retry()
	return false
}

/** A last attempt before the process ends. */
export async function finishEnds() {
	await Promise.race([writeAll(), wait(lastMoment, undefined, { ref: false })])
}

let isRetrying = false

async function retry() {
	if (isRetrying) return
	isRetrying = true
	getLogger().warn('a logout waits for the session store')
	for (let pause = firstPause; listUnwritten().length > 0; pause = Math.min(2 * pause, longestPause)) {
		await wait(pause, undefined, { ref: false })
		await writeAll()
	}
	isRetrying = false
}

function listUnwritten() {
	return [...lists.proven.values(), ...lists.unproven.values()].filter(({ end }) => end)
}

/** Stops when the store is unavailable again. */
async function writeAll() {
	for (const refused of listUnwritten()) if (!(await isWritten(refused))) return
}

async function isWritten(refused: Refused) {
	try {
		await refused.end?.()
	} catch (error) {
		if (isStoreUnavailable(error)) return false
		getLogger().error({ fault: error instanceof Error ? error.name : undefined }, 'a logout was not stored')
	}
	refused.end = undefined
	return true
}

function addRefusals(refusals: readonly Refusal[]) {
	for (const { owner, isProven, isPending } of refusals) {
		const list = lists[isProven ? 'proven' : 'unproven']
		const refused = list.get(owner) ?? {}
		refused.isPending ??= isPending
		list.set(owner, refused)
	}
}

export function followRefusals() {
	onPrimaryMessage('refused', (message) => {
		if (message.portal !== 'refused') return
		addRefusals(message.sessions)
		for (const { owner, isProven, isPending } of message.sessions) {
			const refused = lists[isProven ? 'proven' : 'unproven'].peek(owner)
			if (isPending && refused) refused.end ??= async () => void (await getSessionStore().destroy(owner))
		}
		if (hasAwaitedEnds()) void retry()
	})
}

/** Runs in the primary. A new worker gets all refusals. */
export function relayRefusals(listWorkers: () => Worker[]) {
	onWorkerMessage((from, message) => {
		if (message.portal !== 'refused') return
		addRefusals(message.sessions)
		for (const worker of listWorkers()) if (worker !== from) sendRefusals(worker, message.sessions)
	})
	return (started: Worker) => sendRefusals(started, listRefusals())
}

/** Oldest first, so eviction drops the same ones everywhere. */
function listRefusals(): Refusal[] {
	const ofList = (name: keyof typeof lists, isProven: boolean) =>
		[...lists[name].rkeys()].map((owner) => ({
			owner,
			isProven,
			isPending: lists[name].peek(owner)?.isPending,
		}))
	return [...ofList('proven', true), ...ofList('unproven', false)]
}

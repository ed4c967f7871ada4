import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:cluster'
import { LRUCache } from 'lru-cache'
import { getLogger } from '#app/config/log.server'
import { hearPrimary, hearWorkers, tellPrimary, sendRefusals, type Refusal } from '#app/config/workers.server'
import { getSessionStore } from './current-store.server'
import { absoluteLife } from './session-life'
import { isStoreUnavailable } from './store.server'

const firstPause = 250
const longestPause = 30_000
const lastMoment = 2_000

/** A session that was logged out; `end` writes its end, and is absent once that is done. It must bear being done twice. */
interface Refused {
	end?: (() => Promise<void>) | undefined
	/** The store did not take the end when the session was left. */
	isPending?: boolean | undefined
}

/**
 * By the hash of each session. What may be an invented id, for the store could not be read and no mark vouches for it, has a
 * list of its own: nobody pushes the sessions of clients out.
 */
const lists = {
	proven: new LRUCache<string, Refused>({ max: 10_000, ttl: absoluteLife }),
	unproven: new LRUCache<string, Refused>({ max: 1_000, ttl: absoluteLife }),
}

/** Whether this process, or another worker of its group, logged the session out. */
export function isRefused(owner: string) {
	return lists.proven.has(owner) || lists.unproven.has(owner)
}

/** Whether a refused session is still in the store. */
export function isEndAwaited(owner: string) {
	return [lists.proven, lists.unproven].some((list) => list.peek(owner)?.end !== undefined)
}

/** True while the store has not taken the end of every refused session. */
export const hasAwaitedEnds = () => listUnwritten().length > 0

/** Refuses a session in this process and all workers of its group, from now on. */
export function refuseSession(refusal: Refusal) {
	addRefusals([refusal])
	tellPrimary({ portal: 'refused', sessions: [refusal] })
}

/** Writes the end of a session that is refused; where the store does not take it now, it is tried again until it does. */
export async function writeEnd({ owner, isProven }: Refusal, end: () => Promise<void>, tryNow: boolean) {
	const refused: Refused = { end }
	lists[isProven ? 'proven' : 'unproven'].set(owner, refused)
	if (tryNow && (await isWritten(refused))) return true
	// Should this process end first, the others of its group write the end.
	tellPrimary({ portal: 'refused', sessions: [{ owner, isProven, isPending: true }] })
	void retry()
	return false
}

/** Tries once more to write what is not written yet, before the process ends. */
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

/** Writes pending ends one after the other; stops when the store is unavailable again. */
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

/** In a worker: refuses what the others logged out, and writes the ends that the store did not take there. */
export function followRefusals() {
	hearPrimary('refused', (message) => {
		if (message.portal !== 'refused') return
		addRefusals(message.sessions)
		for (const { owner, isProven, isPending } of message.sessions) {
			const refused = lists[isProven ? 'proven' : 'unproven'].peek(owner)
			if (isPending && refused) refused.end ??= async () => void (await getSessionStore().destroy(owner))
		}
		if (hasAwaitedEnds()) void retry()
	})
}

/** In the primary: hands refusals on to the workers; one that starts gets all of them. */
export function relayRefusals(listWorkers: () => Worker[]) {
	hearWorkers((from, message) => {
		if (message.portal !== 'refused') return
		addRefusals(message.sessions)
		for (const worker of listWorkers()) if (worker !== from) sendRefusals(worker, message.sessions)
	})
	return (started: Worker) => sendRefusals(started, listRefusals())
}

/** The oldest first, so that the same ones are dropped where there are too many. */
function listRefusals(): Refusal[] {
	const ofList = (name: keyof typeof lists, isProven: boolean) =>
		[...lists[name].rkeys()].map((owner) => ({
			owner,
			isProven,
			isPending: lists[name].peek(owner)?.isPending,
		}))
	return [...ofList('proven', true), ...ofList('unproven', false)]
}

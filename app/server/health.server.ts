import { Hono } from 'hono'
import { judgeLatestCalls, type ApiState } from '#app/api/api-state'
import { askApi } from '#app/api/ask-api.server'
import { withDeadline } from '#app/lib/deadline'
import { getSessionStore, isStoreShared } from '#app/session/current-store.server'
import { logStoreState } from '#app/session/store-fault.server'
import { StoreUnavailable } from '#app/session/store.server'
import { isStopping, recordProbe } from './open-requests.server'

/** Milliseconds for shared services; shorter than the timeout of a probe. */
const patience = 500
const freshFor = 1_000

/** Milliseconds; a slow API is not away. A probe that cannot wait for it tells the answer before. */
const apiPatience = 2_000
let asking: Promise<ApiState> | undefined
let answered: ApiState = 'failing'

async function askOnce() {
	const { state } = await askApi(apiPatience)
	asking = undefined
	answered = state
	return state
}

async function checkApi() {
	asking ??= askOnce()
	const state = await withDeadline(asking, patience, () => new Error('No answer yet')).catch(() => answered)
	return state === 'ok' ? judgeLatestCalls() : state
}

/** A process that never reached its store since its start may have a wrong address of it. */
let hasReachedStore = false

/** Its address is right, so an outage later is no fault of this process. */
export function noteReachedStore() {
	hasReachedStore = true
}

async function checkStore() {
	const checking = getSessionStore().check()
	const tooLate = () => new StoreUnavailable('The store did not answer the probe in time')
	await (isStoreShared() ? withDeadline(checking, patience, tooLate) : checking)
}

/** A message of Redis may hold a name; it has a line of its own. */
function describeFault(fault: unknown) {
	return fault instanceof StoreUnavailable && !isStoreShared() ? fault.message : undefined
}

async function check() {
	const [fault, api] = await Promise.all([
		checkStore().catch((error: unknown) => error ?? 'unknown'),
		checkApi(),
	])
	if (fault === undefined) noteReachedStore()
	logStoreState(fault === undefined, describeFault(fault))
	return { store: fault === undefined ? 'ok' : 'failing', api }
}

let latest: { found: ReturnType<typeof check>; until: number } | undefined

function checkSeldom() {
	const isRunning = latest?.until === Infinity
	if (latest && (isRunning || Date.now() < latest.until)) return latest.found
	const made = { found: check(), until: Infinity }
	void made.found.finally(() => (made.until = Date.now() + freshFor))
	latest = made
	return made.found
}

/** For the metrics. */
export const readHealth = async () => {
	const { store, api } = await checkSeldom()
	return { store: store === 'ok', api: api === 'ok' }
}

/**
 * `/readyz` fails only for this process. Shared services (Redis, the API) are reported: removing every process would help
 * nobody.
 */
export const health = new Hono()
health.get('/healthz', (c) => c.text('ok'))
health.get('/readyz', async (c) => {
	recordProbe()
	if (isStopping()) return c.json({ stopping: true }, 503)
	const state = await checkSeldom()
	return c.json(state, state.store === 'ok' || (isStoreShared() && hasReachedStore) ? 200 : 503)
})

import { Hono } from 'hono'
import { sendCall } from '#app/api/transport.server'
import { withDeadline } from '#app/lib/deadline'
import { getSessionStore, isStoreShared } from '#app/session/current-store.server'
import { logStoreState } from '#app/session/store-fault.server'
import { StoreUnavailable } from '#app/session/store.server'
import { isStopping, recordProbe } from './open-requests.server'

/** Milliseconds for shared services; shorter than the timeout of a probe. */
const patience = 500
const probeTimeout = { headers: patience, body: patience, total: patience }
const freshFor = 1_000

async function isApiReachable() {
	const answer = await sendCall({
		method: 'GET',
		path: '/api/maintenance',
		headers: {},
		timeout: probeTimeout,
	})
	await answer.drop()
	if (answer.status >= 500) throw new Error(`API answered ${answer.status}`)
}

async function checkStore() {
	const checking = getSessionStore().check()
	const tooLate = () => new StoreUnavailable('The store did not answer the probe in time')
	await (isStoreShared() ? withDeadline(checking, patience, tooLate) : checking)
}

async function check() {
	const checks = await Promise.allSettled([checkStore(), isApiReachable()])
	const [store, api] = checks.map((one) => (one.status === 'fulfilled' ? 'ok' : 'failing'))
	logStoreState(store === 'ok')
	return { store, api }
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

export const isStoreWorking = async () => (await checkSeldom()).store === 'ok'

/** `/readyz` fails only for this process. Shared services (Redis, the API) are reported: removing every process would help nobody. */
export const health = new Hono()
health.get('/healthz', (c) => c.text('ok'))
health.get('/readyz', async (c) => {
	recordProbe()
	if (isStopping()) return c.json({ stopping: true }, 503)
	const state = await checkSeldom()
	return c.json(state, state.store === 'ok' || isStoreShared() ? 200 : 503)
})

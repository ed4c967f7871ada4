import { Hono } from 'hono'
import { sendCall } from '#app/api/transport.server'
import { getSessionStore } from '#app/session/current-store.server'
import { isStopping, recordProbe } from './lifecycle.server'

/** Shorter than a probe waits: an API that hangs is told of, and holds nothing up. */
const probeTimeout = { headers: 500, body: 500, total: 500 }
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

async function check() {
	const checks = await Promise.allSettled([getSessionStore().check(), isApiReachable()])
	const [store, api] = checks.map((one) => (one.status === 'fulfilled' ? 'ok' : 'failing'))
	return { store, api }
}

let latest: { found: ReturnType<typeof check>; until: number } | undefined

/** What the last check found; there is one a second at most, however many ask. */
function checkSeldom() {
	const isRunning = latest?.until === Infinity
	if (latest && (isRunning || Date.now() < latest.until)) return latest.found
	const made = { found: check(), until: Infinity }
	void made.found.finally(() => (made.until = Date.now() + freshFor))
	latest = made
	return made.found
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, for its store answers and it was not told to end; it tells of the
 * API too, but every process has the same one, so taking them all away would help nobody.
 */
export const health = new Hono()
health.get('/healthz', (c) => c.text('ok'))
health.get('/readyz', async (c) => {
	recordProbe()
	if (isStopping()) return c.json({ stopping: true }, 503)
	const found = await checkSeldom()
	return c.json(found, found.store === 'ok' ? 200 : 503)
})

import { Hono } from 'hono'
import { transport } from '#app/api/transport.server'
import { sessionStore } from '#app/session/current-store.server'

const patience = { headers: 3_000, body: 3_000, total: 3_000 }

async function isApiReachable() {
	const answer = await transport({ method: 'GET', path: '/api/maintenance', headers: {}, timeout: patience })
	await answer.drop()
	if (answer.status >= 500) throw new Error(`API answered ${answer.status}`)
}

/** `/healthz`: the process answers; `/readyz`: its store and the API do too. */
export const health = new Hono()
health.get('/healthz', (c) => c.text('ok'))
health.get('/readyz', async (c) => {
	const checks = await Promise.allSettled([sessionStore().check(), isApiReachable()])
	const [store, api] = checks.map((check) => (check.status === 'fulfilled' ? 'ok' : 'failing'))
	return c.json({ store, api }, store === 'ok' && api === 'ok' ? 200 : 503)
})

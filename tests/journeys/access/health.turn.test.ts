// Own portal: it has a port for metrics, and its Redis fails.
import { expect, test } from 'vitest'
import { findFreePort } from '../../support/listen'
import { deal } from '#tests/support/full'
import { startPortal } from '../../support/portal'
import { readMetric } from '../../support/read-metric'
import { hasRedis, startRedis } from '../../support/redis'
import { startVisitor } from '../../support/visitor'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()

const ask = async (path: string, { url } = portal) => {
	const { status, html } = await startVisitor(url).visit(path)
	return [status, html]
}
const fine = [200, '{"store":"ok","api":"ok"}']
/** The health result is cached for a second. */
const comesTo = (answer: unknown, site = portal) =>
	expect.poll(() => ask('/readyz', site), { interval: 100 }).toEqual(answer)

test('An operator sees that the process lives and that store and API are there', async () => {
	expect(await ask('/healthz')).toEqual([200, 'ok'])
	expect(await ask('/readyz')).toEqual(fine)
})

test.each(
	deal('accounts', [
		['refuses connections', () => api.refuse()],
		['answers 503', async () => api.fault('GET', '/api/licenses', { status: 503 })],
		['hangs up', async () => api.fault('GET', '/api/licenses', 'reset')],
		['does not answer', async () => api.fault('GET', '/api/licenses', { slow: 4_000 })],
	]),
)('With an API that %s the portal is ready still, and says what is wrong', async (_how, breakApi) => {
	await breakApi()
	await comesTo([200, '{"store":"ok","api":"failing"}'])
	expect(await ask('/healthz')).toEqual([200, 'ok'])
	await api.heal()
	await comesTo(fine)
})

test('However many ask, the API is asked once a second at most', async () => {
	await comesTo(fine)
	api.forgetCalls()
	const started = performance.now()
	const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/readyz')))
	expect(answers).toEqual(Array(30).fill(fine))
	const seconds = Math.ceil((performance.now() - started) / 1000)
	expect(api.callsTo('GET', '/api/licenses').length).toBeLessThanOrEqual(seconds)
})

test.skipIf(!hasRedis())(
	'With its shared store stopped or full every process stays ready, and reports the store',
	async () => {
		const redis = await startRedis()
		const port = await findFreePort()
		const metrics = `http://localhost:${port}/metrics`
		const env = { REDIS_URL: redis.url, METRICS_PORT: String(port) }
		const other = await startPortal({ apiUrl: api.url, env })
		expect(await ask('/readyz', other)).toEqual(fine)
		expect(await readMetric(metrics, 'portal_store_up')).toBe(1)
		const failing = [200, '{"store":"failing","api":"ok"}']
		await redis.configure('maxmemory', '1')
		await comesTo(failing, other)
		await redis.configure('maxmemory', '0')
		await comesTo(fine, other)
		await redis.stop()
		await comesTo(failing, other)
		expect(await readMetric(metrics, 'portal_store_up')).toBe(0)
		expect(await ask('/healthz', other)).toEqual([200, 'ok'])
		await other.close()
		await redis.close()
	},
)

test('A whole API that is away leaves a login that says so, and the portal is back with it', async () => {
	await api.refuse()
	const page = await startVisitor(portal.url).visit('/')
	expect(page.status).toBeLessThan(504)
	expect(page.getByRole('heading', { level: 1 })).toBeTruthy()
	expect(page.html).not.toContain('ECONNREFUSED')
	await api.heal()
	await comesTo(fine)
})

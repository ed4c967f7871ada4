import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { readMetric, readMetrics } from '#tests/support/read-metric'
import { demoPassword, signIn, tryToSignIn } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'

let api: Awaited<ReturnType<typeof startApi>>
let portal: TestPortal
let metricsUrl: string
beforeAll(async () => {
	api = await startApi()
	const port = await findFreePort()
	metricsUrl = `http://localhost:${port}/metrics`
	const env = { HOST_BRANCHES: 'localhost=noord', METRICS_PORT: String(port) }
	portal = await startPortal({ apiUrl: api.url, env })
})
afterAll(async () => {
	await portal.close()
	await api.close()
})

const valueOf = (name: string, labels?: Record<string, string>) => readMetric(metricsUrl, name, labels)

test('Prometheus reads requests by route and status, calls, sign-ins, the store and the event loop', async () => {
	const { visitor } = await signIn(portal.url)
	await visitor.visit('/actions/11001/upload-document')
	await tryToSignIn(startVisitor(portal.url), { password: 'geheim-woord' })
	api.fault('GET', '/api/actions', { status: 500 })
	await visitor.visit('/actions/11001/upload-document')
	api.fault('GET', '/api/actions', 'reset')
	await visitor.visit('/actions/11001/upload-document')
	await api.heal()
	await sendRaw(portal.url, '/favicon.svg')
	await sendRaw(portal.url, '/geheim-pad')
	const upload = { route: '/actions/:action/upload-document' }

	expect(await valueOf('portal_requests_total', { ...upload, status: '200', method: 'GET' })).toBe(1)
	expect(await valueOf('portal_requests_total', upload)).toBe(3)
	expect(await valueOf('portal_request_seconds_count', upload)).toBe(3)
	expect(await valueOf('portal_requests_total', { route: '*', status: '404' })).toBe(1)
	expect(await valueOf('portal_requests_total', { route: 'file', status: '200' })).toBe(1)
	const call = { method: 'GET', call: '/api/actions' }
	expect(await valueOf('portal_api_calls_total', { ...call, outcome: '200' })).toBeGreaterThan(0)
	expect(await valueOf('portal_api_calls_total', { ...call, outcome: '500' })).toBeGreaterThan(0)
	expect(await valueOf('portal_api_calls_total', call)).toBe(
		await valueOf('portal_api_call_seconds_count', { call: '/api/actions' }),
	)
	expect(await valueOf('portal_security_events_total', { kind: 'signedIn', detail: 'password' })).toBe(1)
	expect(await valueOf('portal_security_events_total', { kind: 'signInFailed' })).toBe(1)
	expect(
		await valueOf('portal_store_seconds_count', { operation: 'write', outcome: 'done' }),
	).toBeGreaterThan(0)
	// Each read starts a new measurement.
	await expect.poll(() => valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
	expect(await valueOf('portal_info')).toBe(1)
})

test('No label holds who somebody is, what was typed, an id or an address', async () => {
	const text = await readMetrics(metricsUrl)
	const secrets = ['anna', 'CONS', '11001', demoPassword, 'geheim', '127.0.0.1', 'localhost', '?']
	const labels = [...text.matchAll(/\{[^}]*\}/g)].join('\n')
	expect(secrets.filter((secret) => labels.includes(secret))).toEqual([])
})

test('A refresh of tokens is counted', async () => {
	const { visitor } = await signIn(portal.url)
	api.fault('GET', '/api/actions', { status: 401 })
	await visitor.visit('/actions/11001/upload-document')
	await api.heal()
	expect(await valueOf('portal_token_refreshes_total', { outcome: 'renewed' })).toBeGreaterThan(0)
})

test('The port of the portal tells nothing of it, and the other nothing else', async () => {
	expect((await sendRaw(portal.url, '/metrics')).text).not.toContain('portal_requests_total')
	expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
})

// Own portal: it has a port for metrics, a collector of traces and LOG_CALLS=errors.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithoutScripts } from '#tests/actions/steps'
import { sentForms } from '#tests/fixtures/traces'
import { startApi } from '#tests/support/api'
import { findFreePort } from '#tests/support/listen'
import { startPortal, type TestPortal } from '#tests/support/portal'
import { sendRaw } from '#tests/support/raw-request'
import { readMetric, readMetrics } from '#tests/support/read-metric'
import { demoPassword, signIn, tryToSignIn } from '#tests/support/sign-in'
import { startTraceCollector } from '#tests/support/trace-collector'
import { startVisitor } from '#tests/support/visitor'

const pages = ['/dashboard', '/actions', '/mortgages', '/mortgages/10011', '/documents', '/invoices', '/help']
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'number-of-the-proxy', traceparent }

let api: Awaited<ReturnType<typeof startApi>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let portal: TestPortal
let metricsUrl: string
beforeAll(async () => {
	api = await startApi()
	collector = await startTraceCollector()
	const port = await findFreePort()
	metricsUrl = `http://localhost:${port}/metrics`
	portal = await startPortal({
		apiUrl: api.url,
		env: {
			HOST_BRANCHES: 'localhost=noord',
			LOG_CALLS: 'errors',
			METRICS_PORT: String(port),
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
			TRACE_SAMPLE_RATE: '0',
			TRUSTED_PROXIES: '127.0.0.1',
		},
	})
})
afterAll(async () => {
	await portal.close()
	await collector.close()
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

test('A page that is opened again writes nothing to the store, and reads it six times at most', async () => {
	const { visitor } = await signIn(portal.url)
	const countOf = (operation: string) => valueOf('portal_store_seconds_count', { operation })
	const sumOf = async (...names: string[]) =>
		(await Promise.all(names.map(countOf))).reduce((sum, count) => sum + count, 0)
	const countReads = () => sumOf('read', 'list')
	const countWrites = () => sumOf('write', 'remove', 'extend', 'destroy')
	for (const page of [...pages, '/timeline', '/settings', '/actions/11001/upload-document']) {
		await visitor.visit(page)
		const before = { reads: await countReads(), writes: await countWrites() }
		await visitor.visit(page)
		expect([page, (await countWrites()) - before.writes]).toEqual([page, 0])
		expect((await countReads()) - before.reads, page).toBeLessThanOrEqual(6)
	}
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

test('With LOG_CALLS=errors each request has its line, and calls that succeed have none', async () => {
	const { visitor } = await signIn(portal.url)
	api.forgetCalls()
	const before = portal.log().length
	const linesOf = (msg: string) =>
		portal
			.log()
			.slice(before)
			.filter((line) => line.msg === msg)
	for (const path of pages) await visitor.visit(path)
	await expect
		.poll(() => linesOf('request').filter(({ status }) => status === 200).length)
		.toBeGreaterThanOrEqual(pages.length)
	expect(api.callsTo('GET', '/api/actions').length).toBeGreaterThan(0)
	expect(linesOf('api call')).toEqual([])
})

test('A refused command is told with its status, its code and the member that the API named', async () => {
	const { visitor } = await signIn(portal.url)
	const [form] = sentForms
	if (!form) throw new Error('There is a form')
	api.fault('POST', form.call.path, { status: 422, code: 'valueOutOfRange', pointer: 'market_value' })
	const page = await fillWithoutScripts(await visitor.visit(form.address), form.steps)
	const answer = await page.press(form.button, { redirects: false })
	await api.heal()
	const id = answer.headers['x-request-id']
	const linesOf = () => portal.log().filter(({ requestId }) => requestId === id)
	await expect.poll(() => linesOf().map(({ msg }) => msg)).toContain('request')
	const lines = linesOf()
	expect(lines).toContainEqual(expect.objectContaining({ msg: 'api call', method: 'POST', status: 422 }))
	expect(lines).toContainEqual(
		expect.objectContaining({
			msg: 'answer reports a failure',
			status: 422,
			code: 'valueOutOfRange',
			fields: ['data/attributes/market_value'],
		}),
	)
})

test.each([429, 403])(
	'Reads answered by %i are told as a fault of the API on the pages, not as refusals',
	async (status) => {
		const { visitor } = await signIn(portal.url)
		const counter = () => valueOf('portal_failed_pages_total', { cause: String(status) })
		const before = await counter()
		api.fault('GET', '/api/actions', { status })
		for (const path of ['/dashboard', '/actions']) {
			const { headers } = await visitor.visit(path)
			const linesOf = () => portal.log().filter(({ requestId }) => requestId === headers['x-request-id'])
			await expect.poll(() => linesOf().map(({ msg }) => msg)).toContain('request')
			expect(linesOf()).toContainEqual(expect.objectContaining({ msg: 'request', fault: String(status) }))
			expect(linesOf()).toContainEqual(expect.objectContaining({ msg: 'api call failed', level: 40, status }))
		}
		await api.heal()
		expect(await counter()).toBe(before + 2)
	},
)

test('A trace that the proxy began goes on over the page and its calls to the API, without a word about anybody', async () => {
	const anna = startVisitor(portal.url, { headers: proxied })
	await tryToSignIn(anna)
	api.forgetCalls()
	api.fault('GET', '/api/actions', { status: 500 })
	const page = await anna.visit('/actions/11001/upload-document?name=Anna')
	await api.heal()
	expect(page.headers['x-request-id']).toBe('number-of-the-proxy')
	const sentWith = (name: string) => new Set(api.calls.map(({ headers }) => headers[name]))
	expect(sentWith('x-request-id')).toEqual(new Set(['number-of-the-proxy']))
	// Pending spans arrive before the process ends.
	await portal.close()

	const spans = collector.spans()
	expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
	const request = spans.find(({ name }) => name === 'GET /actions/:action/upload-document')
	expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2, status: { code: 2 } })
	const calls = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
	expect(calls.map(({ name }) => name)).toContain('GET /api/actions')
	const traceparents = calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`)
	for (const header of sentWith('traceparent')) expect(traceparents).toContain(header)
	for (const secret of ['Anna', 'anna@', '11001', demoPassword, 'Bearer', 'accelerate', '203.0.113'])
		expect(collector.text()).not.toContain(secret)
})

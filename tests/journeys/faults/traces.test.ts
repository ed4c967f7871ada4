import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApi } from '#tests/support/api'
import { startPortal } from '#tests/support/portal'
import { demoPassword, tryToSignIn } from '#tests/support/sign-in'
import { startTraceCollector } from '#tests/support/trace-collector'
import { startVisitor } from '#tests/support/visitor'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'number-of-the-proxy', traceparent }

let api: Awaited<ReturnType<typeof startApi>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
beforeAll(async () => {
	api = await startApi()
	collector = await startTraceCollector()
})
afterAll(async () => {
	await collector.close()
	await api.close()
})

async function open(env: Record<string, string>) {
	const portal = await startPortal({ apiUrl: api.url, env: { HOST_BRANCHES: 'localhost=noord', ...env } })
	onTestFinished(() => portal.close())
	return portal
}

const sentWith = (name: string) => new Set(api.calls.map(({ headers }) => headers[name]))

test('A trace that the proxy began goes on over the page and its calls to the API, without a word about anybody', async () => {
	const portal = await open({
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		TRUSTED_PROXIES: '127.0.0.1',
		TRACE_SAMPLE_RATE: '0',
	})
	const anna = startVisitor(portal.url, { headers: proxied })
	await tryToSignIn(anna)
	api.forgetCalls()
	api.fault('GET', '/api/actions', { status: 500 })
	const page = await anna.visit('/actions/11001/upload-document?name=Anna')
	await api.heal()
	expect(page.headers['x-request-id']).toBe('number-of-the-proxy')
	expect(sentWith('x-request-id')).toEqual(new Set(['number-of-the-proxy']))
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

test('A stranger begins no trace and gives no number', async () => {
	const portal = await open({ TRUSTED_PROXIES: '' })
	api.forgetCalls()
	const page = await startVisitor(portal.url, { headers: proxied }).visit('/help')
	expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
	expect(sentWith('traceparent')).toEqual(new Set([undefined]))
})

test('Without a collector the API hears of the proxy’s trace all the same; a number that is none does not count', async () => {
	const portal = await open({ TRUSTED_PROXIES: '127.0.0.1' })
	api.forgetCalls()
	const headers = { ...proxied, 'x-request-id': 'Anna de Vries' }
	const page = await startVisitor(portal.url, { headers }).visit('/help')
	expect(page.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
	expect(sentWith('traceparent')).toEqual(new Set([traceparent]))
})

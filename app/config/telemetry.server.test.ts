import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeServer, findFreePort, listen } from '#tests/support/listen'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const call = { method: 'GET', path: '/api/products/mortgages/7?name=Anna' }

beforeEach(() => {
	vi.resetModules()
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
})
afterEach(() => vi.unstubAllEnvs())

test('Metrics are told on a port of their own, by words of ours', async () => {
	const port = await findFreePort()
	vi.stubEnv('METRICS_PORT', String(port))
	const metrics = await import('./metrics.server')
	metrics.countRequest('GET', '/actions/:action', 200, 5)
	await metrics.startMetrics(() => Promise.resolve({ store: false, api: true }))
	metrics.countRequest('GET', '/actions/:action', 200, 5)
	metrics.countRequest('PROPFIND', '*', 405, 5)
	metrics.countCall('GET', '/api/actions', 'ECONNRESET', 5)
	metrics.countRefresh('renewed')
	metrics.countSecurityEvent('signedIn', undefined)
	metrics.countBusy()
	metrics.countFailedPage('redirect')
	await metrics.timeStore('read', () => Promise.resolve(1))
	await expect(metrics.timeStore('read', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
	const answer = await (await fetch(`http://localhost:${port}/metrics`)).text()
	for (const line of [
		'portal_requests_total{method="GET",route="/actions/:action",status="200"} 1',
		'portal_requests_total{method="other",route="*",status="405"} 1',
		'portal_request_seconds_count{route="/actions/:action"} 1',
		'portal_api_calls_total{method="GET",call="/api/actions",outcome="ECONNRESET"} 1',
		'portal_token_refreshes_total{outcome="renewed"} 1',
		'portal_security_events_total{kind="signedIn",detail=""} 1',
		'portal_security_events_total{kind="signInLocked",detail="password"} 0',
		'portal_security_events_total{kind="codeLocked",detail=""} 0',
		'portal_busy_refusals_total 1',
		'portal_store_up 0',
		'portal_api_up 1',
		'portal_failed_pages_total{cause="redirect"} 1',
		'portal_failed_pages_total{cause="404"} 0',
		'portal_token_refreshes_total{outcome="failed"} 0',
		'portal_store_seconds_count{operation="read",outcome="done"} 1',
		'portal_store_seconds_count{operation="read",outcome="failed"} 1',
	])
		expect(sortLabels(answer)).toContain(sortLabels(line))
	expect(answer).toContain('nodejs_eventloop_lag_p99_seconds')
	metrics.stopMetrics()
})

test('Metrics are on the loopback address, or where METRICS_HOST says', async () => {
	const listened: unknown[] = []
	const create = (await import('node:http')).createServer
	vi.doMock('node:http', async (load) => ({
		...(await load()),
		createServer: (...input: Parameters<typeof create>) => {
			const server = create(...input)
			server.once('listening', () => listened.push(server.address()))
			return server
		},
	}))
	for (const host of ['', '0.0.0.0']) {
		vi.resetModules()
		vi.stubEnv('METRICS_HOST', host)
		vi.stubEnv('METRICS_PORT', '0')
		const { serveMetrics, stopMetrics } = await import('./metrics.server')
		await serveMetrics(0, 'text/plain', () => Promise.resolve('up 1'))
		stopMetrics()
	}
	vi.doUnmock('node:http')
	expect(listened).toMatchObject([{ address: '127.0.0.1' }, { address: '0.0.0.0' }])
})

function sortLabels(text: string) {
	return text.replace(/\{([^}]*)\}/g, (_all, labels: string) => `{${labels.split(',').sort().join()}}`)
}

interface Span {
	spanId: string
	startTimeUnixNano: string
	endTimeUnixNano: string
}
interface Exported {
	resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

function readSpans(body: string) {
	return (JSON.parse(body) as Exported).resourceSpans[0]?.scopeSpans[0]?.spans ?? []
}

/** All fields of a span, besides its name and its place in the trace. */
function describeSpan(span: Span | undefined, place: Record<string, string>, status?: number) {
	const texts = Object.entries({ 'http.request.method': 'GET', ...place })
	return {
		spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
		startTimeUnixNano: span?.startTimeUnixNano,
		endTimeUnixNano: span?.endTimeUnixNano,
		...{ events: [], links: [], droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
		flags: expect.any(Number) as number,
		attributes: [
			...texts.map(([key, stringValue]) => ({ key, value: { stringValue } })),
			...(status ? [{ key: 'http.response.status_code', value: { intValue: status } }] : []),
		],
	}
}

test('A request and its calls are spans of the trace that it came with; errors leave no words', async () => {
	const bodies: string[] = []
	const { server, port } = await listen((request, response) => {
		void text(request).then((body) => bodies.push(`${request.url} ${body}`) && response.end('{}'))
	})
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/`)
	vi.stubEnv('TRACE_SAMPLE_RATE', '0')
	const { startTracing, stopTracing, traceRequest, traceCall } = await import('./tracing.server')
	await startTracing()
	const headers = { 'X-Request-Id': 'number-7' }
	const sent: Record<string, string>[] = []
	await traceRequest({ requestId: 'number-7', traceparent }, 'GET', '/mortgages/:id', async () => {
		await traceCall({ ...call, headers }, (given) => {
			sent.push(given)
			return Promise.resolve({ status: 200 })
		})
		await traceCall({ ...call, headers }, () => Promise.reject(new Error('Anna de Vries'))).catch(
			() => undefined,
		)
		return { status: 503 }
	})
	await traceRequest({ requestId: 'number-8' }, 'GET', '/not-sampled', () => Promise.resolve({ status: 200 }))
	await stopTracing()
	await expect.poll(() => bodies.length).toBe(1)
	await closeServer(server)
	const all = bodies.join('\n')
	const [body = ''] = bodies
	const { resourceSpans } = JSON.parse(body.replace('/v1/traces ', '')) as Exported
	const spans = resourceSpans[0]?.scopeSpans[0]?.spans ?? []
	const [answered, broken, request] = spans
	const ofCall = { traceId, parentSpanId: request?.spanId, kind: 3, name: 'GET /api/products/mortgages' }
	expect(spans).toEqual([
		{
			...describeSpan(answered, { 'url.template': '/api/products/mortgages' }, 200),
			...ofCall,
			status: { code: 0 },
		},
		{
			...describeSpan(broken, { 'url.template': '/api/products/mortgages' }),
			...ofCall,
			status: { code: 2 },
		},
		{
			...describeSpan(request, { 'http.route': '/mortgages/:id' }, 503),
			...{
				traceId,
				parentSpanId: 'b7ad6b7169203331',
				kind: 2,
				name: 'GET /mortgages/:id',
				status: { code: 2 },
			},
		},
	])
	expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(3)
	for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans) {
		expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start))
		expect(Math.abs(Number(start) / 1e6 - Date.now())).toBeLessThan(600_000)
	}
	expect(sent[0]?.traceparent).toBe(`00-${traceId}-${answered?.spanId}-01`)
	expect(all).not.toMatch(/Anna|number-7/)
})

test('More spans than one message holds come in several, each whole; a share of the requests is traced', async () => {
	const bodies: string[] = []
	const { server, port } = await listen((request, response) => {
		void text(request).then((body) => bodies.push(body) && response.end('{}'))
	})
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
	vi.stubEnv('TRACE_SAMPLE_RATE', '0.5')
	const { startTracing, stopTracing, traceRequest } = await import('./tracing.server')
	await startTracing()
	for (let number = 0; number < 2_000; number += 1)
		await traceRequest({ requestId: 'r' }, 'GET', '/', () => Promise.resolve({ status: 200 }))
	await stopTracing()
	await expect.poll(() => bodies.length).toBeGreaterThan(1)
	await closeServer(server)
	const all = bodies.flatMap(readSpans).length
	expect(all).toBeGreaterThan(700)
	expect(all).toBeLessThan(1_300)
})

const problems: Record<string, (response: ServerResponse) => void> = {
	'that never answers': () => undefined,
	'that refuses': (response) => void response.writeHead(503).end(),
	'that hangs up': (response) => void response.destroy(),
}

test.each(Object.keys(problems))(
	'A collector %s fails no request, gets no more spans than fit in the queue, and holds up the end for a moment only',
	async (kind) => {
		const received = new Set<string>()
		const { server, port } = await listen((request, response) => {
			const answer = (body: string) => {
				for (const { spanId } of readSpans(body)) received.add(spanId)
				problems[kind]?.(response)
			}
			// The exporter aborts a request when it stops.
			void text(request).then(answer, () => undefined)
		})
		vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
		vi.stubEnv('TRACE_SAMPLE_RATE', '1')
		const { startTracing, stopTracing, traceRequest } = await import('./tracing.server')
		await startTracing()
		for (let number = 0; number < 5_000; number += 1)
			await traceRequest({ requestId: 'r' }, 'GET', '/', () => Promise.resolve({ status: 200 }))
		const tooLong = wait(10_000, 'too long', { ref: false })
		expect(await Promise.race([stopTracing(), tooLong])).toBeUndefined()
		await closeServer(server)
		expect(received.size).toBeGreaterThan(0)
		expect(received.size).toBeLessThanOrEqual(512 + 2_048)
	},
)

test('A collector that is away fails no request and no shutdown', async () => {
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await findFreePort()}`)
	vi.stubEnv('TRACE_SAMPLE_RATE', '1')
	const { startTracing, stopTracing, traceRequest } = await import('./tracing.server')
	await startTracing()
	for (let number = 0; number < 1_000; number += 1)
		await traceRequest({ requestId: 'r' }, 'GET', '/', () => Promise.resolve({ status: 200 }))
	const tooLong = wait(10_000, 'too long', { ref: false })
	expect(await Promise.race([stopTracing(), tooLong])).toBeUndefined()
})

test('Without a collector what the proxy said goes on, and nothing begins', async () => {
	const { startTracing, traceRequest, traceCall } = await import('./tracing.server')
	await startTracing()
	const sent: Record<string, string>[] = []
	for (const told of [traceparent, undefined])
		await traceRequest({ requestId: 'r', traceparent: told }, 'GET', '/', () =>
			traceCall({ ...call, headers: { 'X-Request-Id': 'r' } }, (given) => {
				sent.push(given)
				return Promise.resolve({ status: 200 })
			}),
		)
	expect(sent).toEqual([{ traceparent }, {}])
})

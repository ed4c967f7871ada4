import { text } from 'node:stream/consumers'
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
	await metrics.startMetrics()
	metrics.countRequest('GET', '/actions/:action', 200, 5)
	metrics.countRequest('PROPFIND', '*', 405, 5)
	metrics.countCall('GET', '/api/actions', 'ECONNRESET', 5)
	metrics.countRefresh('renewed')
	metrics.countSecurityEvent('signedIn', undefined)
	metrics.countBusy()
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
		'portal_busy_refusals_total 1',
		'portal_store_seconds_count{operation="read",outcome="done"} 1',
		'portal_store_seconds_count{operation="read",outcome="failed"} 1',
	])
		expect(answer.replace(/\{([^}]*)\}/g, sortLabels)).toContain(line.replace(/\{([^}]*)\}/g, sortLabels))
	expect(answer).toContain('nodejs_eventloop_lag_p99_seconds')
	metrics.stopMetrics()
})

function sortLabels(_all: string, labels: string) {
	return `{${labels.split(',').sort().join()}}`
}

test('A request and its calls are spans of the trace that it came with; errors leave no words', async () => {
	const bodies: string[] = []
	const { server, port } = await listen((request, response) => {
		void text(request).then((body) => bodies.push(`${request.url} ${body}`) && response.end('{}'))
	})
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/`)
	vi.stubEnv('TRACE_SAMPLE_RATE', '0')
	const { startTracing, stopTracing, followTrace, followCall } = await import('./tracing.server')
	await startTracing()
	const headers = { 'X-Request-Id': 'number-7' }
	const sent: Record<string, string>[] = []
	await followTrace({ requestId: 'number-7', traceparent }, 'GET', '/mortgages/:id', async () => {
		await followCall({ ...call, headers }, (given) => {
			sent.push(given)
			return Promise.resolve({ status: 200 })
		})
		await followCall({ ...call, headers }, () => Promise.reject(new Error('Anna de Vries'))).catch(
			() => undefined,
		)
		return { status: 503 }
	})
	await followTrace({ requestId: 'number-8' }, 'GET', '/not-sampled', () => Promise.resolve({ status: 200 }))
	await stopTracing()
	await closeServer(server)
	const all = bodies.join('\n')
	expect(all).toMatch(/^\/v1\/traces \{/)
	const names = [...all.matchAll(/"name":"((?:GET)[^"]*)"/g)].map(([, name]) => name)
	expect(names.sort()).toEqual([
		'GET /api/products/mortgages',
		'GET /api/products/mortgages',
		'GET /mortgages/:id',
	])
	expect(sent[0]?.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
	expect(all).not.toMatch(/Anna|number-7/)
})

test('Without a collector what the proxy said goes on, and nothing begins', async () => {
	const { startTracing, followTrace, followCall } = await import('./tracing.server')
	await startTracing()
	const sent: Record<string, string>[] = []
	for (const told of [traceparent, undefined])
		await followTrace({ requestId: 'r', traceparent: told }, 'GET', '/', () =>
			followCall({ ...call, headers: { 'X-Request-Id': 'r' } }, (given) => {
				sent.push(given)
				return Promise.resolve({ status: 200 })
			}),
		)
	expect(sent).toEqual([{ traceparent }, {}])
})

import Module from 'node:module'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startErrorTracker } from '#tests/support/error-tracker'
import { closeServer, listen } from '#tests/support/listen'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

// Each start listens for uncaught errors.
process.setMaxListeners(50)

/** What Node makes modules of; who rewrites them as they load puts itself in its place. */
const readCompiler = (): unknown => Reflect.get(Module.prototype, '_compile')
const compiler = readCompiler()

/** The module as in a process that was started with this tracker. */
async function start(dsn: string, rate = '1') {
	vi.resetModules()
	vi.stubEnv('SENTRY_DSN', dsn)
	vi.stubEnv('TRACE_SAMPLE_RATE', rate)
	const reporting = await import('./report-error.server')
	await reporting.startErrorReporting()
	return reporting
}

/** What reaches a tracker while `act` runs. */
async function reported(rate: string, act: (reporting: Awaited<ReturnType<typeof start>>) => unknown) {
	const tracker = await startErrorTracker()
	const reporting = await start(tracker.dsn, rate)
	await act(reporting)
	await reporting.finishErrorReporting()
	await tracker.close()
	return tracker
}

const personal = 'Anna de Vries <anna@voorbeeld.nl>'

test.each<[string, unknown, Record<string, unknown>]>([
	['its message', new TypeError(personal), { type: 'TypeError', value: '' }],
	['its cause', new Error('', { cause: new Error(personal) }), { type: 'Error', value: '' }],
	['what hangs on it', Object.assign(new Error(), { person: personal }), { type: 'Error', value: '' }],
	['its name', Object.assign(new Error(), { name: personal }), { type: 'Error', value: '' }],
	['its code', Object.assign(new Error(), { code: personal }), { type: 'Error', value: '' }],
	[
		'a line like one of a stack',
		new Error(`x\n    at ${personal} (/a:1:1)\n    at a (${personal}:1:1)`),
		{ value: '' },
	],
	['what is no error', personal, { value: '' }],
])('An error is reported without %s', async (_what, error, expected) => {
	const tracker = await reported('1', ({ reportError }) => reportError(error, 'number-7'))
	expect(tracker.contents('event')).toMatchObject([{ tags: { requestId: 'number-7' }, exception: {} }])
	expect(tracker.text()).not.toMatch(/Anna|anna/)
	const [event] = tracker.contents('event') as [{ exception: { values: unknown[] } }]
	if (error instanceof Error) expect(event.exception.values).toMatchObject([expected])
})

test('What the system calls its failure is told', async () => {
	const refused = Object.assign(new Error(`connect ECONNREFUSED ${personal}`), { code: 'ECONNREFUSED' })
	const tracker = await reported('1', ({ reportError }) => reportError(refused, '7'))
	expect(tracker.contents('event')).toMatchObject([{ exception: { values: [{ value: 'ECONNREFUSED' }] } }])
})

test.each([
	['/api/documents/7/download?name=Anna', 'GET /api/documents'],
	['/api/products/mortgages/7', 'GET /api/products/mortgages'],
	['/api/products/mortgage-no-login/7/1001', 'GET /api/products/mortgage-no-login'],
	['/api/auth/two-factor-qr', 'GET /api/auth/two-factor-qr'],
	['/api/advice_profile', 'GET /api/advice_profile'],
	['/api/Anna', 'GET /api'],
	['/Anna/api/documents', 'GET /api'],
])('A call to %s is traced as %s', async (path, name) => {
	const tracker = await reported('1', ({ traceRequest, traceCall }) =>
		traceRequest('GET', '/dashboard', async () => {
			await traceCall('GET', path, () => Promise.resolve({ status: 200 }))
			return 200
		}),
	)
	expect(tracker.contents('transaction')).toMatchObject([{ spans: [{ description: name }] }])
	expect(tracker.text()).not.toContain('Anna')
})

const anything: unknown = expect.anything()
const common = {
	...{ event_id: anything, timestamp: anything, platform: 'node', environment: anything },
	sdk: { name: 'sentry.javascript.node', version: anything, integrations: [], packages: [anything] },
}
const runtime = { name: 'node', version: process.version }

test('Of an error and of a trace these fields leave, and no others', async () => {
	const tracker = await reported('1', ({ traceRequest, traceCall, reportError }) =>
		traceRequest('GET', '/dashboard', async () => {
			await traceCall('GET', '/api/theme', () => Promise.resolve({ status: 404 }))
			reportError(new TypeError(personal), '7')
			return 500
		}),
	)
	const ids = { trace_id: anything, span_id: anything }
	const value = {
		type: 'TypeError',
		value: '',
		stacktrace: anything,
		mechanism: { type: 'generic', handled: true },
	}
	const error = { level: 'error', exception: { values: [value] }, tags: { requestId: '7' } }
	expect(tracker.contents('event')).toEqual([{ ...common, ...error, contexts: { runtime, trace: ids } }])
	const method = { 'http.request.method': 'GET' }
	const request = { op: 'http.server', status: 'internal_error' }
	const call = { op: 'http.client', status: 'not_found' }
	const data = { ...method, 'sentry.op': 'http.server', 'http.response.status_code': 500 }
	const sampling = { 'sentry.source': 'route', 'sentry.sample_rate': 1 }
	const times = { start_timestamp: anything, timestamp: anything }
	expect(tracker.contents('transaction')).toEqual([
		{
			...{ ...common, ...times, type: 'transaction', transaction: 'GET /dashboard' },
			transaction_info: { source: 'route' },
			contexts: { runtime, trace: { ...ids, ...request, data: { ...data, ...sampling } } },
			spans: [
				{
					...{ ...ids, ...call, ...times, parent_span_id: anything, description: 'GET /api/theme' },
					data: { ...method, 'sentry.op': 'http.client', 'http.response.status_code': 404 },
				},
			],
		},
	])
	expect(tracker.types().sort()).toEqual(['event', 'transaction'])
})

test('No module is rewritten as it loads', async () => {
	await reported('1', ({ reportError }) => reportError(new Error(), '7'))
	expect(readCompiler()).toBe(compiler)
})

test('At rate 0 nothing is traced, and errors are reported', async () => {
	const tracker = await reported('0', async ({ traceRequest, reportError }) => {
		await traceRequest('GET', '/dashboard', () => Promise.resolve(200))
		reportError(new Error(), '7')
	})
	expect(tracker.types()).toEqual(['event'])
})

test('Without a tracker a request runs all the same', async () => {
	const { traceRequest, traceCall } = await start('')
	const run = async () =>
		(await traceCall('GET', '/api/theme', () => Promise.resolve({ status: 204 }))).status
	expect(await traceRequest('GET', '/', run)).toBe(204)
})

test('A tracker that never answers holds up no page, and the end of the process for a moment only', async () => {
	const { server, port } = await listen(() => undefined)
	const { traceRequest, reportError, finishErrorReporting } = await start(`http://key@127.0.0.1:${port}/1`)
	for (let count = 0; count < 200; count += 1) {
		reportError(new Error(), '7')
		expect(await traceRequest('GET', '/', () => Promise.resolve(200))).toBe(200)
	}
	const tooLong = wait(10_000, 'too long', { ref: false })
	expect(await Promise.race([finishErrorReporting(), tooLong])).toBeUndefined()
	await closeServer(server)
})

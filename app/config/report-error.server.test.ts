import Module from 'node:module'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startErrorTracker } from '#tests/support/error-tracker'
import { closeServer, listen } from '#tests/support/listen'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

// Every start adds a listener for uncaught errors.
process.setMaxListeners(50)

/** Node's module compiler; instrumentation would replace it. */
const readCompiler = (): unknown => Reflect.get(Module.prototype, '_compile')
const compiler = readCompiler()

/** The module in a process that was started with this tracker. */
async function start(dsn: string) {
	vi.resetModules()
	vi.stubEnv('SENTRY_DSN', dsn)
	const reporting = await import('./report-error.server')
	await reporting.startErrorReporting()
	return reporting
}

/** Requests to the tracker while `act` runs. */
async function reported(act: (reporting: Awaited<ReturnType<typeof start>>) => unknown) {
	const tracker = await startErrorTracker()
	const reporting = await start(tracker.dsn)
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
	const tracker = await reported(({ reportError }) => reportError(error, 'number-7'))
	expect(tracker.contents('event')).toMatchObject([{ tags: { requestId: 'number-7' }, exception: {} }])
	expect(tracker.text()).not.toMatch(/Anna|anna/)
	const [event] = tracker.contents('event') as [{ exception: { values: unknown[] } }]
	if (error instanceof Error) expect(event.exception.values).toMatchObject([expected])
})

test('What the system calls its failure is told', async () => {
	const refused = Object.assign(new Error(`connect ECONNREFUSED ${personal}`), { code: 'ECONNREFUSED' })
	const tracker = await reported(({ reportError }) => reportError(refused, '7'))
	expect(tracker.contents('event')).toMatchObject([{ exception: { values: [{ value: 'ECONNREFUSED' }] } }])
})

const anything: unknown = expect.anything()
const common = {
	...{ event_id: anything, timestamp: anything, platform: 'node', environment: anything },
	release: expect.stringMatching(/^client-portal@/) as unknown,
	sdk: { name: 'sentry.javascript.node', version: anything, integrations: [], packages: [anything] },
}
const runtime = { name: 'node', version: process.version }

test('Of an error these fields leave, and no others', async () => {
	const tracker = await reported(({ reportError }) => reportError(new TypeError(personal), '7'))
	const value = {
		type: 'TypeError',
		value: '',
		stacktrace: anything,
		mechanism: { type: 'generic', handled: true },
	}
	const error = { level: 'error', exception: { values: [value] }, tags: { requestId: '7' } }
	expect(tracker.contents('event')).toEqual([{ ...common, ...error, contexts: { runtime } }])
	expect(tracker.types()).toEqual(['event'])
})

test('No module is rewritten as it loads', async () => {
	await reported(({ reportError }) => reportError(new Error(), '7'))
	expect(readCompiler()).toBe(compiler)
})

test('Errors alone are reported, whatever the environment says of traces', async () => {
	vi.stubEnv('SENTRY_TRACES_SAMPLE_RATE', '1')
	const tracker = await reported(async ({ reportError }) => {
		const { startSpan } = await import('@sentry/node')
		startSpan({ name: 'GET /dashboard' }, () => reportError(new Error(), '7'))
	})
	vi.stubEnv('SENTRY_TRACES_SAMPLE_RATE', undefined)
	expect(tracker.types()).toEqual(['event'])
})

test('A tracker that never answers holds up nothing, and the end of the process for a moment only', async () => {
	const { server, port } = await listen(() => undefined)
	const { reportError, finishErrorReporting } = await start(`http://key@127.0.0.1:${port}/1`)
	for (let count = 0; count < 200; count += 1) reportError(new Error(), '7')
	const tooLong = wait(10_000, 'too long', { ref: false })
	expect(await Promise.race([finishErrorReporting(), tooLong])).toBeUndefined()
	await closeServer(server)
})

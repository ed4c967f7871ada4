import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startErrorTracker } from '#tests/support/error-tracker'
import { findFreePort } from '#tests/support/listen'
import { version } from '../../package.json'

beforeEach(() => {
	vi.resetModules()
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('LOG_LEVEL', 'silent')
	vi.stubEnv('SESSION_SECRET', '0123456789abcdef'.repeat(2))
})
afterEach(() => vi.unstubAllEnvs())

async function watchWarnings() {
	const { getLogger } = await import('./log.server')
	return vi.spyOn(getLogger(), 'warn')
}

test('An error report names the release that it is of, and nothing is called lost', async () => {
	const tracker = await startErrorTracker()
	vi.stubEnv('SENTRY_DSN', tracker.dsn)
	const warn = await watchWarnings()
	const { finishErrorReporting, reportError, startErrorReporting } = await import('./report-error.server')
	await startErrorReporting()
	reportError(new Error('x'), 'number-7')
	await finishErrorReporting()
	expect(tracker.contents('event')).toMatchObject([{ release: `client-portal@${version}` }])
	expect(warn).not.toHaveBeenCalled()
	await tracker.close()
})

test('Error reports that nobody takes are called lost, once a minute', async () => {
	vi.stubEnv('SENTRY_DSN', `http://key@127.0.0.1:${await findFreePort()}/1`)
	const warn = await watchWarnings()
	const { finishErrorReporting, reportError, startErrorReporting } = await import('./report-error.server')
	await startErrorReporting()
	for (const text of ['x', 'y']) reportError(new Error(text), 'number-7')
	await finishErrorReporting()
	await expect
		.poll(() => warn.mock.calls.map(([, words]) => words))
		.toEqual(['error reports are lost: their collector is away'])
})

test('Traces that nobody takes are called lost', { timeout: 30_000 }, async () => {
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await findFreePort()}`)
	vi.stubEnv('TRACE_SAMPLE_RATE', '1')
	const warn = await watchWarnings()
	const { startTracing, stopTracing, traceRequest } = await import('./tracing.server')
	await startTracing()
	await traceRequest({ requestId: '7' }, 'GET', '/', () => Promise.resolve({ status: 200 }))
	void stopTracing()
	await expect
		.poll(() => warn.mock.calls.map(([, words]) => words), { timeout: 20_000 })
		.toEqual(['traces are lost: their collector is away'])
})

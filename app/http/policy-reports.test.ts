import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { policyReports } from './policy-reports.server'

vi.stubEnv('LOG_LEVEL', 'silent')
const warn = vi.spyOn(getLogger(), 'warn')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
	vi.runAllTimers()
	vi.useRealTimers()
	warn.mockClear()
})

const send = async (body: unknown) => {
	const text = typeof body === 'string' ? body : JSON.stringify(body)
	return (await policyReports.request('/policy-reports', { method: 'POST', body: text })).status
}
const page = 'https://portaal.nl/reset/password/geheim'
const old = (directive: string, blocked: string) => ({
	'csp-report': { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked },
})
const recent = (directive: string, blocked: string) => ({
	type: 'csp-violation',
	url: page,
	body: { effectiveDirective: directive, blockedURL: blocked },
})

test('What browsers report is told once a minute, by directive and kind, without an address', async () => {
	expect(await send(old('img-src', 'https://evil.example/anna'))).toBe(204)
	expect(await send(old('script-src-elem', 'inline'))).toBe(204)
	const both = [recent('script-src-elem', 'inline'), recent('connect-src', 'https://portaal.nl/x')]
	expect(await send(both)).toBe(204)
	expect(warn).not.toHaveBeenCalled()
	vi.runAllTimers()
	const counts = { 'img-src other': 1, 'script-src-elem inline': 2, 'connect-src own': 1 }
	expect(warn.mock.calls).toEqual([[{ event: 'policy', counts, dropped: 0 }, 'pages broke their policy']])
})

test.each([
	['nonsense', 'x', 400],
	['another kind of report', [{ type: 'deprecation', url: page, body: {} }], 400],
	['a directive that nobody made', old('anna@voorbeeld.nl', 'inline'), 400],
	['too many at once', Array(21).fill(recent('img-src', 'data')), 400],
	['too much', 'x'.repeat(20_000), 413],
])('Of %s nothing is told', async (_what, body, status) => {
	expect(await send(body)).toBe(status)
	vi.runAllTimers()
	expect(warn).not.toHaveBeenCalled()
})

test('In a minute sixty are read, and the others counted', async () => {
	const statuses = []
	for (let count = 0; count < 70; count += 1) statuses.push(await send(old('img-src', 'data')))
	expect(statuses.filter((status) => status === 429)).toHaveLength(10)
	vi.runAllTimers()
	expect(warn.mock.calls[0]?.[0]).toEqual({ event: 'policy', counts: { 'img-src data': 60 }, dropped: 10 })
	expect(await send(old('img-src', 'data'))).toBe(204)
})

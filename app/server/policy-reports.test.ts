import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { policyReports } from './policy-reports.server'

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('TRUSTED_PROXIES', '10.0.0.1')
const warn = vi.spyOn(getLogger(), 'warn')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
	vi.runAllTimers()
	vi.useRealTimers()
	warn.mockClear()
})

const send = async (body: unknown, address = '192.0.2.1', headers = {}) => {
	const text = typeof body === 'string' ? body : JSON.stringify(body)
	const from = { incoming: { socket: { remoteAddress: address } } }
	return (await policyReports.request('/policy-reports', { method: 'POST', body: text, headers }, from))
		.status
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

/** Sends reports, each from the address of its index. Returns how many were read. */
async function countRead(many: number, addressOf: (index: number) => string) {
	let read = 0
	for (let index = 0; index < many; index += 1)
		if ((await send(old('img-src', 'data'), addressOf(index))) === 204) read += 1
	return read
}

test('In a minute six hundred are read, and the others counted', async () => {
	expect(await countRead(610, (index) => `192.${index % 100}.2.1`)).toBe(600)
	vi.runAllTimers()
	expect(warn.mock.calls[0]?.[0]).toEqual({ event: 'policy', counts: { 'img-src data': 600 }, dropped: 10 })
	expect(await send(old('img-src', 'data'))).toBe(204)
})

test('A flood of one address leaves room for those of others', async () => {
	expect(await countRead(500, () => '192.0.2.1')).toBe(10)
	expect(await countRead(500, (index) => `2001:db8::${index}`)).toBe(10)
	expect(await send(old('img-src', 'data'), '192.0.2.2')).toBe(204)
	vi.runAllTimers()
	expect(warn.mock.calls[0]?.[0]).toMatchObject({ counts: { 'img-src data': 21 }, dropped: 980 })
	expect(await send(old('img-src', 'data'), '192.0.2.1')).toBe(204)
})

test('A flood of one network leaves room for those of others', async () => {
	expect(await countRead(200, (index) => `192.0.2.${index}`)).toBe(60)
	expect(await countRead(200, (index) => `2001:db8:1:${index}::1`)).toBe(60)
	expect(await send(old('img-src', 'data'), '198.51.100.1')).toBe(204)
})

test('Behind a trusted proxy the address is that of the browser', async () => {
	const through = (address: string) =>
		send(old('img-src', 'data'), '10.0.0.1', { 'X-Forwarded-For': address })
	for (let count = 0; count < 10; count += 1) expect(await through('192.0.2.3')).toBe(204)
	expect(await through('192.0.2.3')).toBe(429)
	expect(await through('192.0.2.4')).toBe(204)
})

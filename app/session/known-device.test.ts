import { expect, test, vi } from 'vitest'
import { deviceLife, openDevice } from './known-device.server'

vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const start = Date.UTC(2026, 10, 22)

/** Cookie header of a browser after these accounts signed in. */
async function cookieAfter(accounts: string[], header: string | null = null, at = start) {
	const device = openDevice(header, false, () => at)
	await device.remember(...accounts)
	const [line = ''] = await device.lines()
	return line.split(';')[0] ?? ''
}

const idOf = (account: string, header: string | null, at = start) =>
	openDevice(header, false, () => at).idFor(account)

test('A browser is known to those who signed in on it, to nobody else, by one name', async () => {
	const first = await cookieAfter(['anna'])
	const both = await cookieAfter(['bram'], first)
	expect(await idOf('anna', first)).toMatch(/^[\w-]{36}$/)
	expect(await idOf('bram', first)).toBeUndefined()
	expect(await idOf('anna', both)).toBe(await idOf('anna', first))
	expect(await idOf('bram', both)).toBe(await idOf('anna', first))
	expect(await idOf('anna', null)).toBeUndefined()
})

test('For ninety days, which every sign-in begins anew', async () => {
	const first = await cookieAfter(['anna'])
	expect(await idOf('anna', first, start + deviceLife - 1)).toBeDefined()
	expect(await idOf('anna', first, start + deviceLife)).toBeUndefined()
	const again = await cookieAfter(['anna'], first, start + deviceLife - 1)
	expect(await idOf('anna', again, start + deviceLife)).toBeDefined()
})

test('It holds the last fifteen names of accounts, and none in words', async () => {
	const names = Array.from({ length: 17 }, (_, index) => `account ${index}`)
	let header: string | null = null
	for (const name of names) header = await cookieAfter([name], header)
	const known = await Promise.all(names.map((name) => idOf(name, header)))
	expect(known.map(Boolean)).toEqual(names.map((_, index) => index >= 2))
	expect(decodeURIComponent(header ?? '')).not.toContain('account')
})

test('Who signs in often takes one place of them only', async () => {
	let header = await cookieAfter(['bram'])
	for (let turn = 0; turn < 10; turn += 1) header = await cookieAfter(['anna'], header)
	expect(await idOf('bram', header)).toBeDefined()
})

test.each([
	['nonsense', () => 'device=nonsense'],
	['a changed one', (real: string) => real.replace(/.{6}$/, 'AAAA%3D')],
	['one in plain words', () => `device=${btoa(JSON.stringify({ id: 'x', accounts: [['anna', start]] }))}`],
])('A forged cookie, %s, is that of a stranger', async (_what, forge) => {
	expect(await idOf('anna', forge(await cookieAfter(['anna'])))).toBeUndefined()
})

test('Another secret makes it a stranger’s too; what that secret sealed itself is known', async () => {
	const real = await cookieAfter(['anna'])
	vi.resetModules()
	vi.stubEnv('SESSION_SECRET', 'x'.repeat(32))
	const other = await import('./known-device.server')
	const open = (header: string | null) => other.openDevice(header, false, () => start)
	expect(await open(real).idFor('anna')).toBeUndefined()
	const own = open(null)
	await own.remember('anna')
	const [line = ''] = await own.lines()
	expect(line).toMatch(/^device=.+; Max-Age=7776000; /)
	expect(await open(line.split(';')[0] ?? '').idFor('anna')).toBeDefined()
})

test('Scripts, other sites and other hosts never see it', async () => {
	const device = openDevice(null, true)
	await device.remember('anna')
	const [line] = await device.lines()
	expect(line).toMatch(/^__Host-device=.+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	expect(await openDevice(null, false).lines()).toEqual([])
})

import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const own = new URL('https://portaal.nl/a')
const api = { API_URL: 'https://api.kantoor.nl', SESSION_SECRET: '0123456789abcdef'.repeat(2) }

/** The module with these settings, which it reads once. */
async function open(settings: Record<string, string> = {}) {
	vi.resetModules()
	vi.stubEnv('NODE_ENV', 'test')
	vi.stubEnv('DATA_DIR', tmpdir())
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
	return import('./addresses.server')
}
beforeEach(() => void vi.stubEnv('API_URL', ''))
afterEach(() => void vi.unstubAllEnvs())

test.each([
	[{}, 'https://elders.nl/a', true],
	[{}, 'http://elders.nl/a', false],
	[{}, 'http://localhost:3000/a', true],
	[{}, 'http://embedded-api/a', true],
	[{}, 'ftp://localhost/a', false],
	[{}, 'geen adres', false],
	[{}, undefined, false],
	[api, 'https://elders.nl/a', true],
	[api, 'http://localhost:3000/a', false],
	[{ ...api, API_URL: 'http://127.0.0.1:9' }, 'http://localhost:3000/a', true],
	[{ ...api, API_URL: 'http://127.0.0.1:9' }, 'http://elders.nl/a', false],
])('With %j the address %s may be used: %s', async (settings, address, isUsable) => {
	const { findUsableUrl } = await open(settings)
	expect(findUsableUrl(address)?.href).toBe(isUsable ? address : undefined)
})

test.each([
	[{}, 'https://bank.nl/betaal', 'https://bank.nl/betaal'],
	[{ PAYMENT_HOSTS: 'bank.nl' }, 'https://bank.nl/betaal', 'https://bank.nl/betaal'],
	[{ PAYMENT_HOSTS: 'bank.nl' }, 'https://kwaad.nl/betaal', undefined],
	[{}, 'http://embedded-api/bank/1?x=y', '/bank/1'],
	[{}, 'http://embedded-api/partners/1', undefined],
	[api, 'http://embedded-api/bank/1', undefined],
	[{}, 'http://kwaad.nl/betaal', undefined],
])('With %j a payment at %s is made at %s', async (settings, address, found) => {
	expect((await open(settings)).findPaymentUrl(address)).toBe(found)
})

test('A refused host is told once, without the rest of its address; what is no address is not', async () => {
	const { findFrameUrl, findPaymentUrl } = await open({
		...api,
		PAYMENT_HOSTS: 'bank.nl',
		IWIZE_HOSTS: 'iwize.nl',
	})
	const { getLogger } = await import('#app/config/log.server')
	const warn = vi.spyOn(getLogger(), 'warn').mockReturnValue()
	for (const address of [
		'https://kwaad.nl/betaal?x=y',
		'https://kwaad.nl/anders',
		'http://bank.nl/',
		'https://bank.nl/',
	])
		findPaymentUrl(address)
	for (const address of ['javascript:alert(1)', 'betalen', undefined, 'http://embedded-api/bank/1'])
		findPaymentUrl(address)
	for (const address of ['https://kwaad.nl/a', own.href, 'https://iwize.nl/a']) findFrameUrl(address, own)
	const words = 'an address of a payment or a frame is refused'
	expect(warn.mock.calls).toEqual([
		[{ setting: 'PAYMENT_HOSTS', protocol: 'https:', host: 'kwaad.nl' }, words],
		[{ setting: 'PAYMENT_HOSTS', protocol: 'http:', host: 'bank.nl' }, words],
		[{ setting: 'IWIZE_HOSTS', protocol: 'https:', host: 'kwaad.nl' }, words],
		[{ setting: 'IWIZE_HOSTS', protocol: 'https:', host: 'portaal.nl' }, words],
	])
})

test.each([
	[{}, 'https://ockto.nl/a', 'https://ockto.nl/a'],
	[{}, 'http://embedded-api/partners/1', '/partners/1'],
	[{}, 'http://embedded-api/bank/1', undefined],
	[{}, 'http://ockto.nl/a', undefined],
])('With %j data is shared from %s at %s', async (settings, address, found) => {
	expect((await open(settings)).findSharingUrl(address)).toBe(found)
})

test.each([
	[{}, 'https://iwize.nl/a', own, 'https://iwize.nl/a'],
	[{}, 'https://portaal.nl/b', own, undefined],
	[{ IWIZE_HOSTS: 'iwize.nl' }, 'https://iwize.nl/a', own, 'https://iwize.nl/a'],
	[{ IWIZE_HOSTS: 'iwize.nl' }, 'https://kwaad.nl/a', own, undefined],
	[{}, 'http://kwaad.nl/a', own, undefined],
	[
		{},
		'http://embedded-api/partners/1',
		new URL('http://localhost:3000/a'),
		'http://127.0.0.1:3000/partners/1',
	],
	[
		{},
		'http://embedded-api/partners/1',
		new URL('http://127.0.0.1:3000/a'),
		'http://localhost:3000/partners/1',
	],
	[{}, 'http://embedded-api/partners/1', new URL('http://[::1]:3000/a'), 'http://localhost:3000/partners/1'],
	[{}, 'http://embedded-api/partners/1', own, undefined],
	[{}, 'http://embedded-api/bank/1', new URL('http://localhost:3000/a'), undefined],
	[
		{ ALLOWED_HOSTS: 'localhost' },
		'http://embedded-api/partners/1',
		new URL('http://localhost:3000/a'),
		undefined,
	],
])('With %j the frame of %s on %s holds %s', async (settings, address, page, found) => {
	expect((await open(settings)).findFrameUrl(address, page)?.href).toBe(found)
})

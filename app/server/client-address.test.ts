import { expect, test } from 'vitest'
import { readForwarded, readHops } from './request-facts.server'

const proxies = ['10.0.0.1', '10.0.0.2', 'fd00::1']
const isTrusted = (address: string) => proxies.includes(address)

test.each<
	[what: string, socket: string | undefined, forwarded: string | undefined, address: string | undefined]
>([
	['a direct visitor', '203.0.113.7', undefined, '203.0.113.7'],
	['a visitor who claims to come for another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
	['a visitor through a proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
	['a visitor through two proxies', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
	['a visitor who made hops up', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
	['a visitor who made a proxy of ours up', '10.0.0.1', '1.1.1.1, 10.0.0.2, 198.51.100.1', '198.51.100.1'],
	['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
	['a proxy that says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
	['nonsense behind a hop', '10.0.0.1', 'x, 198.51.100.1', '198.51.100.1'],
	['proxies all the way', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
	['a hop with a port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
	['an IPv6 hop with a port', 'fd00::1', '[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
	['IPv4 within IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
	['a proxy as IPv4 within IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
	['another address of one household', '2001:db8:1:2:ffff::1', undefined, '2001:db8:1:2::/64'],
	['another household', '2001:DB8:1:3::1', undefined, '2001:db8:1:3::/64'],
	['a short IPv6 address', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
	['this machine', '::1', undefined, '0:0:0:0::/64'],
	['an interface of this machine', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
	['a server that knows no addresses', undefined, '198.51.100.1', undefined],
])('%s counts by its own address', (_what, socket, forwarded, address) => {
	expect(readHops(socket, forwarded, isTrusted).address).toBe(address)
})

test.each([
	[0, '203.0.113.7', '10.0.0.1'],
	[1, '10.0.0.1', undefined],
	[1, '10.0.0.1', '198.51.100.1'],
	[1, '10.0.0.1', '10.0.0.2, 198.51.100.1'],
	[2, '10.0.0.1', '198.51.100.1, 10.0.0.2'],
	[0, undefined, '10.0.0.1'],
])('%i proxies are trusted of those between us and %s, which came for %s', (proxies, socket, forwarded) => {
	expect(readHops(socket, forwarded, isTrusted).proxies).toBe(proxies)
})

test.each<[what: string, header: string | undefined, proxies: number, said: string | undefined]>([
	['nobody is trusted', 'https', 0, undefined],
	['a proxy says it', 'https', 1, 'https'],
	['a proxy adds it to what a client made up', 'http, https', 1, 'https'],
	['the outer of two says it first', 'https, http', 2, 'https'],
	['the inner of two writes it anew', 'https', 2, 'https'],
	['a client made it up before two', 'ftp, https, http', 2, 'https'],
	['a proxy says nothing', undefined, 1, undefined],
	['a proxy says it is empty', '', 1, undefined],
])('Where %s, that counts', (_what, header, proxies, said) => {
	expect(readForwarded(header, proxies)).toBe(said)
})

test('Of a long header only the hops that count are read', () => {
	let asked = 0
	const count = (address: string) => {
		asked += 1
		return isTrusted(address)
	}
	const origin = readHops(
		'10.0.0.1',
		`${','.repeat(8_000)}10.0.0.1,${'1.1.1.1,'.repeat(1_000)}198.51.100.1`,
		count,
	)
	expect([origin, asked]).toEqual([{ address: '198.51.100.1', proxies: 1 }, 4])
	expect(readHops('10.0.0.1', ','.repeat(16_000), isTrusted)).toEqual({ address: '10.0.0.1', proxies: 1 })
	expect(readHops('10.0.0.1', '1'.repeat(16_000), isTrusted)).toEqual({ address: '10.0.0.1', proxies: 1 })
	expect(readForwarded(`${'a'.repeat(15_000)}, b.nl, c.nl`, 2)).toBe('b.nl')
	expect(readForwarded(`${'a'.repeat(15_000)}, c.nl`, 2)).toBeUndefined()
})

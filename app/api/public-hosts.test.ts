import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { ApiUnreachable } from './errors'
import { isPublicAddress, publicConnections } from './public-hosts.server'
import { sendOverHttp } from './transport.server'

test.each([
	...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.31.255.255'],
	...['192.168.1.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
	...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1'],
	...['fc00::1', 'fdab::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1'],
	...['2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''],
])('%s is no address of the internet', (address) => {
	expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '192.169.0.1', '2a00:1450::1', '2606:4700::1111'])(
	'%s is an address of the internet',
	(address) => {
		expect(isPublicAddress(address)).toBe(true)
	},
)

test('Neither a name nor digits in any spelling lead to this machine', async () => {
	const connected = vi.fn()
	const server = createServer((_request, response) => void response.end('secret')).on('connection', connected)
	await once(server.listen(0), 'listening')
	const { port } = server.address() as AddressInfo
	for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '0', '[::1]', '[::ffff:127.0.0.1]']) {
		const { origin } = new URL(`http://${host}:${port}`)
		const call = { method: 'GET', path: '/', headers: {}, timeout: { headers: 5_000, body: 5_000 } } as const
		const refused = { cause: { code: 'EPRIVATE' } }
		const asking = sendOverHttp(origin, call, publicConnections)
		await expect(asking, host).rejects.toBeInstanceOf(ApiUnreachable)
		await expect(asking, host).rejects.toMatchObject(refused)
	}
	expect(connected).not.toHaveBeenCalled()
	server.close()
})

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { ApiUnreachable } from './errors'
import { openConnections } from './connections.server'
import { sendOverHttp, type WireRequest } from './transport.server'

const servers: Server[] = []
const sockets = new Set<Socket>()
afterEach(() => {
	sockets.forEach((socket) => socket.destroy())
	servers.splice(0).forEach((server) => server.close())
})

type Act = 'answer' | 'close' | 'reset' | 'half'
const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'

/** A server with a planned reaction per connection and request; it answers all others. */
async function serve(plan: (connection: number, request: number) => Act) {
	const arrived: string[] = []
	let connections = 0
	const server = createServer((socket) => {
		const connection = ++connections
		let requests = 0
		sockets.add(socket.on('error', () => undefined))
		socket.on('data', (bytes) => {
			arrived.push(`${connection} ${String(bytes).split(' ', 1).join('')}`)
			const act = plan(connection, ++requests)
			if (act === 'answer') socket.write(answer)
			if (act === 'close') socket.end()
			if (act === 'reset') socket.resetAndDestroy()
			if (act === 'half') socket.end('HTTP/1.1 200')
		})
	}).listen(0, '127.0.0.1')
	servers.push(server)
	await new Promise((resolve) => server.once('listening', resolve))
	const { port } = server.address() as AddressInfo
	const own = openConnections({ connections: 4 })
	const ask = async (method: WireRequest['method'] = 'GET') => {
		const call = { method, path: '/api/x', headers: {}, timeout: { headers: 5_000, body: 5_000 } }
		const reply = await sendOverHttp(`http://127.0.0.1:${port}`, { ...call, ...bodyOf(method) }, own)
		const body = String(Buffer.from(await reply.bytes(100)))
		await nextTurn()
		return body
	}
	return { arrived, ask, port }
}

const bodyOf = (method: WireRequest['method']) => (method === 'POST' ? { body: '{"a":1}' } : {})
const failure = async (call: Promise<unknown>) => {
	const error: unknown = await call.catch((cause: unknown) => cause)
	return error instanceof ApiUnreachable ? { wasSent: error.wasSent } : error
}

test.each<Act>(['close', 'reset'])(
	'A read whose kept connection ends with a %s as it is used again is sent once more, on a new one',
	async (act) => {
		const { ask, arrived } = await serve((connection, request) =>
			connection === 1 && request === 2 ? act : 'answer',
		)
		expect([await ask(), await ask()]).toEqual(['{}', '{}'])
		expect(arrived).toEqual(['1 GET', '1 GET', '2 GET'])
	},
)

test.each<Act>(['close', 'reset'])(
	'A server that ends with a %s every connection that is used again never fails a read',
	async (act) => {
		const { ask, arrived } = await serve((_connection, request) => (request === 1 ? 'answer' : act))
		for (let count = 0; count < 6; count += 1) expect(await ask()).toBe('{}')
		expect(arrived.length).toBeLessThanOrEqual(12)
	},
)

test('A read is sent twice at most', async () => {
	const { ask, arrived } = await serve((connection, request) =>
		connection === 1 && request === 1 ? 'answer' : 'close',
	)
	await ask()
	expect(await failure(ask())).toEqual({ wasSent: true })
	expect(arrived).toEqual(['1 GET', '1 GET', '2 GET'])
})

test.each<[string, (connection: number, request: number) => Act, string[]]>([
	['on a new connection', () => 'close', ['1 GET']],
	[
		'after a first byte of the answer',
		(_connection, request) => (request === 1 ? 'answer' : 'half'),
		['1 GET', '1 GET'],
	],
])('A read that failed %s is not sent again', async (_when, plan, all) => {
	const { ask, arrived } = await serve(plan)
	if (all.length > 1) await ask()
	expect(await failure(ask())).toEqual({ wasSent: true })
	expect(arrived).toEqual(all)
})

test.each<Act>(['close', 'reset'])(
	'A command never goes over a connection that may just end with a %s',
	async (act) => {
		const { ask, arrived } = await serve((_connection, request) => (request === 1 ? 'answer' : act))
		expect([await ask(), await ask('POST'), await ask('POST')]).toEqual(['{}', '{}', '{}'])
		expect(arrived).toEqual(['1 GET', '2 POST', '3 POST'])
	},
)

test('A command that was written and got no answer is sent once, and may have arrived', async () => {
	const { ask, arrived } = await serve(() => 'reset')
	expect(await failure(ask('POST'))).toEqual({ wasSent: true })
	expect(arrived).toEqual(['1 POST'])
})

test('A command that found nobody was not sent', async () => {
	const { ask } = await serve(() => 'answer')
	servers.splice(0).forEach((server) => server.close())
	expect(await failure(ask('POST'))).toEqual({ wasSent: false })
})

test('A command whose TLS connection was cut before it stood was not sent', async () => {
	const { port, arrived } = await serve(() => 'reset')
	const timeout = { headers: 5_000, body: 5_000 }
	const call: WireRequest = { method: 'POST', path: '/', headers: {}, body: '{}', timeout }
	const sending = sendOverHttp(`https://127.0.0.1:${port}`, call, openConnections({}))
	expect(await failure(sending)).toEqual({ wasSent: false })
	expect(arrived).toHaveLength(1)
})

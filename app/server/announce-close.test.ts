import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeServer, listen } from '#tests/support/listen'
import { announceClose } from './announce-close'
import type { ServerEnv } from './request-facts.server'

let server: Server

beforeAll(async () => {
	const app = new Hono<ServerEnv>()
	app.use(announceClose)
	app.post('/unread', (c) => c.text('answered'))
	app.post('/begun', async (c) => {
		const reader = c.req.raw.body?.getReader()
		await reader?.read()
		await reader?.cancel()
		return c.text('answered')
	})
	app.post('/read', async (c) => c.text(`answered ${(await c.req.text()).length}`))
	const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
	server = (await listen((request, response) => void listener(request, response))).server
})
afterAll(() => closeServer(server))

const head = (path: string, length: number) =>
	`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`

/** Bytes sent before the connection goes silent or closes. */
async function send(bytes: string) {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	let answer = ''
	socket.on('data', (piece) => (answer += String(piece)))
	socket.on('error', () => undefined)
	socket.write(bytes)
	while (!answer.endsWith('answered') && !socket.destroyed) await wait(20)
	return { answer, socket }
}

test.each(['/unread', '/begun'])(
	'A body that is still on its way to %s ends the connection, and the answer says so',
	async (path) => {
		const { answer, socket } = await send(`${head(path, 1_000_000)}${'a'.repeat(500_000)}`)
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+connection: close/i)
		socket.destroy()
	},
)

test('A body that was sent leaves the connection open, also where nobody reads it', async () => {
	for (const length of [10, 1_000_000]) {
		const { answer, socket } = await send(`${head('/unread', length)}${'a'.repeat(length)}`)
		expect(answer).toMatch(/connection: keep-alive/i)
		const next = new Promise<string>((resolve) => socket.once('data', (piece) => resolve(String(piece))))
		socket.write(`${head('/read', 3)}abc`)
		expect(await next).toContain('answered 3')
		socket.destroy()
	}
})

test('A body without end is drained up to a limit only', async () => {
	const { answer, socket } = await send(`${head('/unread', 9_000_000)}${'a'.repeat(8_000_000)}`)
	expect(answer).toMatch(/connection: close/i)
	socket.destroy()
})

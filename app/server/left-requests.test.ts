import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import * as metrics from '#app/config/metrics.server'
import { createFaultHandler } from './fault-answer.server'
import { guardRequest } from './request-guard.server'
import type { ServerEnv } from './request-facts.server'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const lines = (['info', 'warn', 'error'] as const).map((level) => ({
	level,
	calls: vi.spyOn(getLogger(), level).mock.calls as unknown as [object, string][],
}))
const counted = vi.spyOn(metrics, 'countRequest')

let server: Server
let port: number
beforeAll(async () => {
	const app = new Hono<ServerEnv>()
	app.onError(createFaultHandler([]))
	app.use(guardRequest)
	// As Remix, which rejects as soon as the sender has left.
	app.all(
		'/waits',
		(c) => new Promise((_, reject) => onLeft(c.req.raw.signal, () => reject(new Error('aborted')))),
	)
	app.all('/fails', () => {
		throw new Error('a bug')
	})
	const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
	server = createServer((request, response) => void listener(request, response))
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
	for (const { calls } of lines) calls.length = 0
	counted.mockClear()
})

function onLeft(signal: AbortSignal, leave: () => void) {
	if (signal.aborted) leave()
	else signal.addEventListener('abort', leave)
}

const form = 'a=1'

/** Leaves a moment after these bytes. */
async function leave(method: string, path: string, length: number) {
	const head = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`, 'Sec-Fetch-Site: same-origin']
	if (length > 0) head.push('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${length}`)
	const socket = connect(port, '127.0.0.1')
	socket.write(`${head.join('\r\n')}\r\n\r\n${length > 0 ? form : ''}`)
	socket.on('data', () => undefined)
	await new Promise((done) => setTimeout(done, 100))
	socket.destroy()
}

const listLines = () =>
	lines.flatMap(({ level, calls }) => calls.map(([facts, message]) => ({ level, message, ...facts })))

test.each([
	['a form that is not whole', 'POST', form.length + 9, 'left'],
	['a whole form', 'POST', form.length, 'lost'],
	['a page', 'GET', 0, undefined],
])(
	'Who leaves %s is no failure of ours: 499, no error and no 5xx in the metrics',
	async (_what, method, length, outcome) => {
		await leave(method, '/waits', length)
		await expect
			.poll(listLines)
			.toEqual([expect.objectContaining({ level: 'info', message: 'request', method, status: 499, outcome })])
		expect(counted.mock.calls.map(([, , status]) => status)).toEqual([499])
	},
)

test('A failure before the sender left stays one', async () => {
	await leave('POST', '/fails', form.length)
	await expect
		.poll(listLines)
		.toContainEqual(
			expect.objectContaining({ level: 'error', message: 'request', status: 500, outcome: 'failed' }),
		)
})

test('A form that is refused before it meets a page is told as refused', async () => {
	const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }
	await fetch(`http://127.0.0.1:${port}/nowhere`, { method: 'POST', headers, body: form })
	await expect
		.poll(listLines)
		.toContainEqual(expect.objectContaining({ message: 'request', method: 'POST', outcome: 'refused' }))
})

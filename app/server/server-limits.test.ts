import { hash } from 'node:crypto'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findMarkupErrors } from '../../tests/access/judge'
import { guardRequest } from './request-guard.server'
import type { ServerEnv } from './request-facts.server'
import { answerRejectedConnections } from './raw-answers.server'
import { limitBodies } from './slow-bodies'
import { createLimitedServer } from './announce-close'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1')

let server: Server

/** The times of the portal, a hundred times as fast. */
const times = { form: 600, upload: 6_000, still: 300, window: 600, leastBytes: 300, every: 25 }

/** The limited server of server.ts, with the same limits on a faster clock. */
beforeAll(async () => {
	const app = new Hono<ServerEnv>()
	app.onError((_error, c) => c.text('fault', 500))
	app.use(guardRequest)
	app.get('/scheme', (c) => c.text(c.get('requestFacts').secure ? 'https' : 'http'))
	app.all('/unread', (c) => c.text('unread'))
	app.all('*', async (c) => c.text(`read ${(await c.req.raw.text()).length}`))
	const fast = { headersTimeout: 300, connectionsCheckingInterval: 50 }
	const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
	server = createLimitedServer(fast).on('request', (request, response) => void listener(request, response))
	limitBodies(server, times)
	answerRejectedConnections(server)
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

/** Sends the chunks with pauses. Returns the response until the other side disconnects. */
async function send(pieces: readonly string[], pause = 0) {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	let answer = ''
	socket.on('data', (bytes) => (answer += String(bytes)))
	socket.on('error', () => undefined)
	const closed = new Promise<void>((done) => socket.once('close', () => done()))
	for (const piece of pieces) {
		if (socket.destroyed) break
		socket.write(piece)
		await wait(pause)
	}
	await closed
	return answer
}

const slowly = (text: string, count: number) => Array.from({ length: count }, () => text)
const post = (length: number) =>
	`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

test('A whole request is answered', async () => {
	expect(await send([post(3), 'abc'])).toMatch(/^HTTP\/1.1 200 OK[\s\S]+read 3$/)
})

test('Headers that come too slowly end the connection', async () => {
	const answer = await send(['GET / HTTP/1.1\r\nHost: localhost\r\n', ...slowly('X-A: b\r\n', 40)], 50)
	expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

test('A body that comes too slowly ends the connection, and the next visitor is served', async () => {
	const answer = await send([post(100), ...slowly('a', 60)], 50)
	expect(answer).not.toContain('read')
	expect(await send([post(3), 'abc'])).toContain('read 3')
})

const upload = (length: number) => post(length).replace('POST /', 'POST /actions/7/upload-document')

test('A body that nobody reads is drained, but not in tiny chunks', async () => {
	const drain = async (piece: string) => {
		const read = new Promise<number>((done) =>
			server.once('request', ({ socket }) => socket.once('close', () => done(socket.bytesRead))),
		)
		const head = 'POST /unread HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
		const answer = await send([head, ...slowly(piece, 6)])
		return { answer, share: (await read) / (6 * piece.length) }
	}
	expect((await drain('1\r\na\r\n'.repeat(10_000))).share).toBeLessThan(0.5)
	const whole = await drain(`ea60\r\n${'a'.repeat(60_000)}\r\n`)
	expect(whole.answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]+unread/)
	expect(whole.share).toBeGreaterThan(0.5)
})

test('An upload that moves lasts longer than a form may', async () => {
	const answer = await send([upload(2_400), ...slowly('a'.repeat(100), 24)], 50)
	expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]+read 2400$/)
})

test.each([
	['stands still', [upload(100), 'a'.repeat(50)], 700],
	['crawls', [upload(100), ...slowly('a', 60)], 50],
	['never ends', [upload(20_000), ...slowly('a'.repeat(50), 200)], 50],
])('An upload that %s ends with a page that says how to go on', async (_what, pieces, pause) => {
	const [head = '', page = ''] = (await send(pieces, pause)).split('\r\n\r\n')
	expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
	const { document } = new JSDOM(page).window
	expect(document.querySelector('h1')?.textContent).toBe('Het versturen duurde te lang')
	expect(document.querySelector('[lang=en] h2')?.textContent).toBe('Sending took too long')
	expect(document.body.textContent).toContain('Er is niets verstuurd')
	expect(await findMarkupErrors(page)).toEqual([])
})

test('Headers that are too large are refused before anything is read', async () => {
	const answer = await send([`GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`])
	expect(answer).toMatch(/^HTTP\/1.1 431 /)
	const many = Array.from({ length: 4_000 }, (_, index) => `X-${index}: a\r\n`).join('')
	expect(await send([`GET / HTTP/1.1\r\nHost: localhost\r\n${many}\r\n`])).toMatch(/^HTTP\/1.1 431 /)
})

test.each([
	['400', 'no request at all\r\n\r\n', 'Wij konden dit niet lezen'],
	[
		'413',
		`POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(17_000)}\r\na\r\n`,
		'Wij konden dit niet lezen',
	],
	[
		'431',
		`GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
		'Uw browser stuurt te veel mee',
	],
])('What Node refuses with %s gets a page in two languages', async (status, bytes, title) => {
	const [head = '', page = ''] = (await send([bytes])).split('\r\n\r\n')
	expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
	const { document } = new JSDOM(page).window
	expect(document.querySelector('h1')?.textContent).toBe(title)
	expect(document.querySelector('[lang=en] h2')?.textContent).not.toBe('')
	expect(await findMarkupErrors(page)).toEqual([])
})

test('A proxy is heard behind any number of header lines that fit within the limit', async () => {
	const many = 'a:\r\n'.repeat(3_000)
	const head = `GET /scheme HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${many}X-Forwarded-Proto: https\r\n\r\n`
	expect(await send([head])).toMatch(/^HTTP\/1.1 200 OK[\s\S]+\r\n\r\nhttps$/)
})

/** Cookies of other sites up to this size. */
const cookies = (size: number) =>
	[`__Host-device=abc`, `consent=${'c'.repeat(size / 3)}`, `tracker=${'t'.repeat(size / 2)}`, 'x<y=1'].join(
		'; ',
	)
const withCookies = (size: number) => `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookies(size)}\r\n\r\n`

test.each([20_000, 60_000, 1_000_000])(
	'Cookies of %i bytes are refused with a page that names the largest and says how to delete them',
	async (size) => {
		const answer = await send([withCookies(size)])
		const [head = '', page = ''] = answer.split('\r\n\r\n')
		expect(head).toMatch(/^HTTP\/1.1 431 Request Header Fields Too Large\r\n/)
		for (const line of [
			/content-security-policy: default-src 'none'/,
			/x-content-type-options: nosniff/,
			/x-request-id: /,
			/cache-control: no-store, no-transform/,
			/connection: close/,
		])
			expect(head.toLowerCase()).toMatch(line)
		const { document } = new JSDOM(page).window
		expect(document.querySelector('h1')?.textContent).toBe('Uw browser stuurt te veel mee')
		const names = [...document.querySelectorAll('main > ul code')].map((code) => code.textContent)
		if (size < 60_000) expect(names).toEqual(['tracker', 'consent'])
		expect(names).not.toContain('__Host-device')
		expect(document.querySelector('[lang=en] h2')?.textContent).toBe('Your browser sends too much')
		expect(await findMarkupErrors(page)).toEqual([])
		const style = document.querySelector('style')?.textContent ?? ''
		expect(head).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
		expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(Buffer.byteLength(page))
	},
)

test('The portal gives headers twenty seconds; bodies have limits of their own', () => {
	const { headersTimeout, requestTimeout, keepAliveTimeout } = createLimitedServer()
	expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([20_000, 0, 65_000])
})

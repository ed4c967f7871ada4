import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getLogger } from '#app/config/log.server'
import { sendRaw } from '../../tests/support/raw-request'
import { createFaultHandler, requireAnswer } from './fault-answer.server'
import { answerUnreadable } from './raw-answers.server'
import { guardRequest } from './request-guard.server'
import type { ServerEnv } from './request-facts.server'

vi.stubEnv('DATA_DIR', tmpdir())
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
vi.stubEnv('LOG_LEVEL', 'silent')

const secret = 'geheim van Anna'
const text = new TextEncoder()

/** A body that fails after these chunks. */
const failingBody = (...pieces: string[]) =>
	new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const piece = pieces.shift()
				if (piece === undefined) throw new Error(secret)
				controller.enqueue(text.encode(piece))
			},
		},
		{ highWaterMark: 0 },
	)

/** Faults of a handler, each in another part behind the guard. */
const faults: Record<string, () => unknown> = {
	'an error': () => {
		throw new Error(secret)
	},
	'a text thrown': () => Promise.reject(secret as unknown as Error),
	'nothing thrown': () => Promise.reject(undefined as unknown as Error),
	'a loader’s data': () => ({ status: { name: secret }, headers: { name: secret } }),
	'data with real headers': () => ({ status: secret, headers: new Headers(), body: null }),
	'a header that cannot be written': () => new Response(secret, { headers: { 'X-Name': `${secret}\u0001` } }),
	'a body that fails at once': () =>
		new Response(failingBody(), { headers: { 'Content-Type': 'application/pdf' } }),
	'a text that fails at once': () =>
		new Response(failingBody(), { headers: { 'Content-Type': 'text/plain' } }),
	'a page that fails half-way': () =>
		new Response(failingBody(secret), { headers: { 'Content-Type': 'text/html', 'X-Name': secret } }),
	'a body that was read': () => {
		const response = new Response(secret, { headers: { 'Content-Type': 'application/pdf' } })
		void response.text()
		return response
	},
}

const released = vi.fn()
let server: Server
let url: string
const printed = vi.spyOn(console, 'error')
const lines = (['info', 'error'] as const).map((level) => vi.spyOn(getLogger(), level))

beforeAll(async () => {
	const app = new Hono<ServerEnv>()
	app.onError(createFaultHandler(['/assets/root.css']))
	app.get('/outside', () => {
		throw new Error(secret)
	})
	app.use(guardRequest)
	app.get(
		'/later',
		() => new Response(failingBody('%PDF-'), { headers: { 'Content-Type': 'application/pdf' } }),
	)
	app.get('/long', () => {
		const body = new ReadableStream({ pull: (to) => to.enqueue(text.encode('%PDF-')), cancel: released })
		return new Response(body, { headers: { 'Content-Type': 'application/pdf' } })
	})
	app.all('*', async (c) => requireAnswer((await faults[c.req.query('fault') ?? '']?.()) as Response))
	const listener = getRequestListener(app.fetch, {
		overrideGlobalObjects: false,
		errorHandler: answerUnreadable,
	})
	server = createServer((request, response) => void listener(request, response))
	await new Promise<void>((done) => server.listen(0, done))
	url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
	for (const line of lines) line.mockClear()
	printed.mockClear()
})
afterAll(() => server.close())

function expectSafe({ status, headers, text: body }: Awaited<ReturnType<typeof sendRaw>>) {
	expect(status).toBe(500)
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'cache-control': headers['content-type']?.startsWith('text/html') ? 'no-store, no-transform' : 'no-store',
		'x-frame-options': 'DENY',
		'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
	})
	expect(headers['content-security-policy']).toContain("default-src 'none'")
	expect(body + JSON.stringify(headers)).not.toContain(secret)
	expect(printed).not.toHaveBeenCalled()
}

test.each(
	Object.keys(faults).flatMap((fault) => [
		[fault, 'GET'],
		[fault, 'HEAD'],
	]),
)('After %s the answer to %s is ours, and its line in the log has a status', async (fault, method) => {
	const answer = await sendRaw(url, `/?fault=${encodeURIComponent(fault)}`, { method })
	expectSafe(answer)
	if (method === 'GET') expect(answer.text).toContain('Er ging iets mis')
	const line = lines
		.flatMap((spy) => spy.mock.calls)
		.find(([, message]) => (message as unknown) === 'request')
	expect(line?.[0]).toMatchObject({ status: 500, requestId: answer.headers['x-request-id'] })
})

test('What fails beside the guard is answered alike', async () => {
	expectSafe(await sendRaw(url, '/outside'))
})

test('The source of a body that HEAD does not need is released', async () => {
	expect((await sendRaw(url, '/long', { method: 'HEAD' })).status).toBe(200)
	expect(released).toHaveBeenCalledTimes(1)
})

test('A body that fails half-way ends the connection, with nothing of the error behind it', async () => {
	await expect(sendRaw(url, '/later')).rejects.toThrow()
	await expect
		.poll(() => lines.flatMap((spy) => spy.mock.calls).map(([, message]) => message as unknown))
		.toContain('a body broke off')
	expect(printed).not.toHaveBeenCalled()
})

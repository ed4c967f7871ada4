import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { findFileName } from '#app/lib/content-disposition'
import { decodeBody, decodeText, readBytes, requireWithin } from './answer-body.server'
import { ApiFailure, ApiUnreachable, UnreadableAnswer } from './errors'
import { readFailure } from './failure'
import { sendOverHttp } from './transport.server'

vi.stubEnv('NODE_ENV', 'test')

let server: Server | undefined
afterEach(() => {
	server?.closeAllConnections()
	server?.close()
})

const patient = { headers: 5_000, body: 5_000 }

async function ask(answering: RequestListener, options: Partial<Parameters<typeof sendOverHttp>[1]> = {}) {
	server = createServer(answering).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const call = { method: 'GET', path: '/', headers: {}, timeout: patient, ...options } as const
	return sendOverHttp(`http://127.0.0.1:${port}`, call)
}

const encoded = (coding: string, body: Buffer): RequestListener => {
	return (_request, response) => response.setHeader('Content-Encoding', coding).end(body)
}

const faultOf = (reading: Promise<unknown>) =>
	reading.then(
		() => undefined,
		(error: unknown) => (error instanceof UnreadableAnswer ? error.where : error),
	)

test.each([
	['gzip', gzipSync('één')],
	['X-GZIP', gzipSync('één')],
	['deflate', deflateSync('één')],
	['br', brotliCompressSync('één')],
	['identity', Buffer.from('één')],
	['', Buffer.from('één')],
	['identity', Buffer.from('\ufefféén')],
])('An answer in %j is read as what was meant', async (coding, body) => {
	const answer = await ask(encoded(coding, body))
	expect(decodeText(await answer.bytes(10))).toBe('één')
})

test('What is no UTF-8 is read as a sign that says so', async () => {
	const answer = await ask(encoded('', Buffer.from([0x61, 0xff])))
	expect(decodeText(await answer.bytes(10))).toBe('a\ufffd')
})

test('A file is decoded as it streams, and its length on the way is not told as its own', async () => {
	const answer = await ask(encoded('gzip', gzipSync('file')))
	expect(answer.header('content-length')).toBeUndefined()
	expect(await new Response(answer.stream()).text()).toBe('file')
})

test.each([
	['unknown', 'compress', Buffer.from('x'), { fault: 'unknownCoding' }],
	['twice encoded', 'gzip, gzip', gzipSync(gzipSync('x')), { fault: 'unknownCoding' }],
	['none of the kind', 'gzip', Buffer.from('plain'), { fault: 'badCoding' }],
	['cut off', 'gzip', gzipSync('x'.repeat(99)).subarray(0, -9), { fault: 'badCoding' }],
	['one byte too many', '', Buffer.alloc(101), { fault: 'tooLarge', limit: 100 }],
	[
		'one byte too many when decoded',
		'br',
		brotliCompressSync(Buffer.alloc(101)),
		{ fault: 'tooLarge', limit: 100 },
	],
])('An answer that is %s cannot be read', async (_what, coding, body, fault) => {
	const answer = await ask(encoded(coding, body))
	expect(await faultOf(answer.bytes(100))).toEqual(fault)
})

test('Of 200 MB in a few KB no more comes out than the limit, and the connection is let go', async () => {
	const closed = vi.fn()
	const answer = await ask((_request, response) => {
		response.on('close', closed).setHeader('Content-Encoding', 'gzip')
		const gzip = createGzip()
		gzip.pipe(response)
		const piece = Buffer.alloc(1024 * 1024)
		const write = (left: number) => {
			if (left > 0 && !response.destroyed) gzip.write(piece, () => write(left - 1))
			else if (left === 0) gzip.end()
		}
		write(200)
	})
	const before = process.memoryUsage().rss
	expect(await faultOf(answer.bytes(5_000_000))).toEqual({ fault: 'tooLarge', limit: 5_000_000 })
	expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
	await expect.poll(() => closed).toHaveBeenCalled()
})

const drip: RequestListener = (_request, response) => {
	const dripping = setInterval(() => response.write(' '), 20)
	response.on('close', () => clearInterval(dripping))
}

test.each([
	['nobody else can end it', undefined],
	['the caller could end it too', new AbortController().signal],
])('A body that drips ends with the time of its call where %s', async (_what, signal) => {
	const answer = await ask(drip, { timeout: { ...patient, total: 200 }, signal })
	expect(await faultOf(answer.bytes(1_000_000))).toBeInstanceOf(ApiUnreachable)
})

test('A body that breaks off is no answer', async () => {
	const answer = await ask((request, response) => {
		response.setHeader('Content-Length', 100)
		response.write('half', () => request.socket.destroy())
	})
	expect(await faultOf(answer.bytes(1_000))).toBeInstanceOf(ApiUnreachable)
})

test('A body that breaks off half encoded is no answer either', async () => {
	const answer = await ask((request, response) => {
		response.setHeader('Content-Encoding', 'gzip')
		response.write(
			gzipSync('x'.repeat(99)).subarray(0, 20),
			() => void wait(50).then(() => request.socket.destroy()),
		)
	})
	expect(await faultOf(answer.bytes(1_000))).toBeInstanceOf(ApiUnreachable)
})

test('A refusal whose body is too large is a refusal without a code', async () => {
	const answer = await ask((_request, response) => {
		response.writeHead(422).end(JSON.stringify({ code: 'invalidOtp', more: 'x'.repeat(300_000) }))
	})
	const failure = await readFailure(answer)
	expect(failure).toBeInstanceOf(ApiFailure)
	expect([failure.status, failure.code]).toEqual([422, undefined])
})

test.each(['constructor', '__proto__'])('An answer with a header called %s is no answer', async (name) => {
	const asking = ask((request) => {
		request.socket.end(`HTTP/1.1 200 OK\r\n${name}: a\r\n${name}: b\r\nContent-Length: 2\r\n\r\n{}`)
	})
	expect(await faultOf(asking)).toBeInstanceOf(ApiUnreachable)
})

test.each([
	['Latin-1', Buffer.from('café.pdf', 'latin1'), 'café.pdf'],
	['Windows-1252', Buffer.from('\u0093café\u0094 \u0080 5.pdf', 'latin1'), '“café” € 5.pdf'],
	['UTF-8', Buffer.from('café.pdf'), 'café.pdf'],
])(
	'A file name written in %s in a header is read with its accents, with and without a length [293]',
	async (_charset, name, read) => {
		for (const length of ['', 'Content-Length: 2\r\n']) {
			const head = `HTTP/1.1 200 OK\r\n${length}Connection: close\r\nContent-Disposition: attachment; filename="`
			const answer = await ask((request) => {
				request.socket.end(Buffer.concat([Buffer.from(head), name, Buffer.from('"\r\n\r\n{}')]))
			})
			expect(findFileName(answer.header('content-disposition'))).toBe(read)
			await answer.drop()
			server?.closeAllConnections()
			server?.close()
		}
	},
)

const silent = () => new Readable({ read: (): void => void 0 })

test.each<[string, Error | undefined, string | undefined, object]>([
	['breaks off', new Error('reset'), undefined, { message: 'reset' }],
	['breaks off while it is decoded', new Error('reset'), 'gzip', { message: 'reset' }],
	['is closed before its end', undefined, 'identity', { message: 'the answer broke off' }],
])('A body that %s is no answer, and its cause is kept', async (_what, reason, coding, cause) => {
	const raw = silent()
	const reading = faultOf(readBytes(raw, coding, 100))
	raw.destroy(reason)
	const fault = await reading
	expect(fault).toBeInstanceOf(ApiUnreachable)
	expect(fault).toMatchObject({ cause })
})

test.each([
	['none of its coding', Buffer.from('plain'), 'Z_DATA_ERROR'],
	['cut off', gzipSync('x'.repeat(99)).subarray(0, -9), 'Z_BUF_ERROR'],
])('Of a body that is %s the cause is kept as well', async (_what, body, code) => {
	const reading = readBytes(Readable.from([body]), 'gzip', 100)
	await expect(reading).rejects.toMatchObject({ where: { fault: 'badCoding' }, cause: { code } })
})

test('As many bytes as the limit are read, in one piece or in several', async () => {
	for (const pieces of [['x'.repeat(100)], ['x'.repeat(60), 'x'.repeat(40)]]) {
		const raw = Readable.from(pieces.map((piece) => Buffer.from(piece)))
		expect(decodeText(await readBytes(raw, ' Identity ', 100))).toBe('x'.repeat(100))
	}
	expect(() => requireWithin(100, 100)).not.toThrow()
	const tooLarge = expect.objectContaining({ where: { fault: 'tooLarge', limit: 100 } }) as Error
	expect(() => requireWithin(101, 100)).toThrow(tooLarge)
})

test.each([
	['let go of', (body: Readable) => body.destroy()],
	['none of its coding, while nobody listens', (body: Readable) => body.resume()],
])('A decoded body that is %s lets go of the connection', async (_what, act) => {
	const raw = silent()
	raw.push('plain')
	act(decodeBody(raw, 'gzip'))
	await expect.poll(() => raw.destroyed).toBe(true)
})

test('A body in a coding that nobody knows is let go of', () => {
	const raw = Readable.from(['x'])
	expect(() => decodeBody(raw, 'zstd')).toThrow(UnreadableAnswer)
	expect(raw.destroyed).toBe(true)
})

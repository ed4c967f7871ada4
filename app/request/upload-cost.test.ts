import { EventEmitter } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import type { FileSink } from '#app/lib/file-sink'
import { readMultipart } from '#app/lib/read-multipart.server'
import { openSpoolFile } from './spool-file.server'
import { hasBoundary, readFields } from './read-fields.server'
import { readUpload } from './read-upload.server'

const type = 'multipart/form-data; boundary=b'
const fileHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'

/** A request with a body in chunks of this length, and the number of chunks read. */
function createUpload(
	bytes: Buffer,
	length: number,
	headers: Record<string, string> = {},
	signal?: AbortSignal,
) {
	let read = 0
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const piece = bytes.subarray(read * length, (read + 1) * length)
				if (piece.length === 0) return controller.close()
				read += 1
				controller.enqueue(new Uint8Array(piece))
			},
		},
		{ highWaterMark: 0 },
	)
	const init: RequestInit = {
		method: 'POST',
		body,
		headers: { 'Content-Type': type, ...headers },
		duplex: 'half',
		signal,
	}
	return { request: new Request('http://portal/', init), countRead: () => read }
}

const limits = { fields: 50, files: 100, fieldSize: 1_000, allFiles: 1_000_000 }

/** Counts opened, written and dropped files. */
function createSinks() {
	const counts = { opened: 0, written: 0, dropped: 0 }
	const open = (): FileSink<object> => {
		counts.opened += 1
		return {
			write: async () => (counts.written += 1),
			finish: () => ({}),
			drop: async () => void (counts.dropped += 1),
		}
	}
	return { counts, open }
}

test('Parts without a name end the reading: what comes behind the last that may come is drained', async () => {
	const { request, countRead } = createUpload(Buffer.alloc(4_000_000, '--b\r\nA: b\r\n\r\n\r\n'), 64_000)
	const { counts, open } = createSinks()
	const headers = vi.spyOn(EventEmitter.prototype, 'emit')
	const { fault, fields } = await readMultipart(request, limits, open)
	const events = headers.mock.calls.length
	headers.mockRestore()
	expect([fault, fields, counts.opened, countRead()]).toEqual(['interrupted', [], 0, 63])
	expect(events).toBeLessThan(2_000)
})

test('However many files a body has, no more are opened than may come', async () => {
	const { request } = createUpload(Buffer.alloc(1_000_000, `${fileHead}x\r\n`), 64_000)
	const { counts, open } = createSinks()
	const { fault, files } = await readMultipart(request, limits, open)
	expect([fault, files]).toEqual(['tooMany', []])
	expect(counts).toEqual({ opened: 100, written: expect.any(Number) as number, dropped: 100 })
})

test('A body in pieces of one byte is broken off after five hundred of them', async () => {
	const { request, countRead } = createUpload(Buffer.from(`${fileHead}${'x'.repeat(50_000)}\r\n--b--\r\n`), 1)
	expect((await readUpload(request, 100_000)).fault).toBe('interrupted')
	expect(countRead()).toBeLessThan(600)
})

test('A file that comes in small pieces is written in large ones, a small file not at all', async () => {
	const written: number[] = []
	const handle = {
		write: async (bytes: Buffer) => written.push(bytes.length),
		close: async () => undefined,
	} as unknown as FileHandle
	const openFile = vi.fn(async () => handle)
	const large = openSpoolFile(openFile)
	for (let at = 0; at < 1_000; at += 1) await large.write(Buffer.alloc(300))
	await large.finish()
	expect(written).toEqual([65_700, 65_700, 65_700, 65_700, 37_200])
	const small = openSpoolFile(openFile)
	await small.write(Buffer.from('a'))
	await small.write(Buffer.from('b'))
	const pieces: string[] = []
	for await (const piece of (await small.finish()).read()) pieces.push(Buffer.from(piece).toString())
	expect([pieces, openFile.mock.calls.length]).toEqual([['ab'], 1])
})

test('Files that turn out too large are dropped, and more than three times the limit is not read', async () => {
	const { counts, open } = createSinks()
	const { request, countRead } = createUpload(Buffer.from(`${fileHead}${'x'.repeat(900_000)}`), 20_000)
	const { fault, isCutOff } = await readMultipart(
		request,
		{ ...limits, allFiles: 100_000, body: 300_000 },
		open,
	)
	expect([fault, isCutOff, counts.dropped]).toEqual(['tooLarge', true, 1])
	expect(counts.written).toBeLessThanOrEqual(5)
	expect(countRead()).toBeLessThan(20)
})

test('A client who leaves stops the reading, the writing and the photo', async () => {
	const leave = new AbortController()
	const { counts, open } = createSinks()
	const { request, countRead } = createUpload(
		Buffer.from(`${fileHead}${'x'.repeat(900_000)}`),
		20_000,
		{},
		leave.signal,
	)
	const leaving = (): FileSink<object> => {
		const sink = open()
		return {
			...sink,
			write: async (piece) => {
				if (counts.written === 2) leave.abort()
				return sink.write(piece)
			},
		}
	}
	await expect(readMultipart(request, limits, leaving)).rejects.toThrow()
	expect(counts.dropped).toBe(1)
	expect(counts.written).toBeLessThan(8)
	expect(countRead()).toBeLessThan(12)
})

test.each([
	['without names', '--b\r\nA: b\r\n\r\n\r\n'],
	['of fields', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
])('A form of thousands of parts %s is too large', async (_what, part) => {
	expect(await readFields(Buffer.alloc(500_000, part), type)).toBe('tooLarge')
})

test('A form of ampersands is too large, and a name that no field has is left out', async () => {
	const urlencoded = 'application/x-www-form-urlencoded'
	expect(await readFields(Buffer.alloc(64_000, '&'), urlencoded)).toBe('tooLarge')
	const fields = await readFields(Buffer.from(`${'+'.repeat(60_000)}=1&a=2`), urlencoded)
	expect(typeof fields === 'string' ? fields : [...fields]).toEqual([['a', '2']])
})

test('A boundary longer than any browser’s is none', () => {
	const of = (length: number, mark = '') =>
		hasBoundary(`multipart/form-data; boundary=${mark}${'b'.repeat(length)}${mark}`)
	expect([of(70), of(70, '"'), of(71), of(71, '"')]).toEqual([true, true, false, false])
})

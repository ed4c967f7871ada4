import { expect, it } from 'vitest'
import { ApiFailure, ApiUnreachable, SessionExpired } from '#app/api/errors'
import type { WireAnswer } from '#app/api/transport.server'
import { readZip } from '#tests/support/read-zip'
import { sendZip } from './zip-files.server'

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
type Give = (path: string) => Promise<{ disposition?: string; type?: string; pieces: Pieces }>

/** Counts the open responses and the pieces read. */
function fakeApi(give: Give) {
	const seen = { requested: [] as string[], open: 0, mostOpen: 0, cancelled: 0, pieces: 0 }
	async function download(path: string): Promise<WireAnswer> {
		seen.requested.push(path)
		seen.open += 1
		seen.mostOpen = Math.max(seen.mostOpen, seen.open)
		const { disposition, type, pieces } = await give(path).catch((error: unknown) => {
			seen.open -= 1
			throw error
		})
		const headers = new Map([
			['content-disposition', disposition],
			['content-type', type],
		])
		return {
			status: 200,
			header: (name) => headers.get(name),
			bytes: () => Promise.resolve(Buffer.alloc(0)),
			stream: () => streamOf(pieces),
			drop: () => Promise.resolve(),
		}
	}
	function streamOf(pieces: Pieces) {
		const iterator =
			Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
		const body: UnderlyingDefaultSource<Uint8Array> = {
			async pull(controller) {
				try {
					const { done, value } = await iterator.next()
					if (!done) controller.enqueue(value)
					if (!done) seen.pieces += 1
					if (done) seen.open -= 1
					if (done) controller.close()
				} catch (error) {
					seen.open -= 1
					throw error
				}
			},
			cancel() {
				seen.open -= 1
				seen.cancelled += 1
			},
		}
		return new ReadableStream<Uint8Array>(body, { highWaterMark: 0 })
	}
	return { api: { download }, seen }
}

const text = (words: string) => new TextEncoder().encode(words)
const zipOf = (names: string[]) => ({
	name: 'Dossier Zoë.zip',
	files: names.map((name) => ({ name: `${name}.bin`, path: `/api/${name}` })),
	failuresName: 'Niet gelukt.txt',
	failuresHeading: 'Deze bestanden ontbreken:',
	failureLine: (name: string, how: string) => `- ${name} (${how})`,
})
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const wordsOf = (bytes: Uint8Array) =>
	[...readZip(bytes)].map(([name, content]) => [name, content.toString('utf8')])

it('an archive holds the files in the order they were asked for, under the names the API gives them [293]', async () => {
	const { api } = fakeApi(async (path) => ({
		disposition:
			path === '/api/c' ? undefined : `attachment; filename*=UTF-8''${path.slice(5)}%20%E2%82%AC.pdf`,
		pieces: [text(`inhoud `), text(path)],
	}))
	const response = sendZip({ api }, zipOf(['b', 'a', 'c']))
	expect(Object.fromEntries(response.headers)).toEqual({
		'content-type': 'application/zip',
		'accept-ranges': 'none',
		'content-disposition': `attachment; filename="Dossier Zoe.zip"; filename*=UTF-8''Dossier%20Zo%C3%AB.zip`,
		'content-security-policy': "default-src 'none'",
	})
	expect(wordsOf(await bytesOf(response))).toEqual([
		['b €.pdf', 'inhoud /api/b'],
		['a €.pdf', 'inhoud /api/a'],
		['c.bin', 'inhoud /api/c'],
	])
})

it('files of one name are both there, and so is one that is called as the text of failures is', async () => {
	const names = ['akte.pdf', '../akte.pdf', 'Niet gelukt.txt']
	const { api } = fakeApi(async (path) => {
		if (path === '/api/3') throw new ApiFailure(404, 'fileNotFound')
		return {
			disposition: `attachment; filename="${names[Number(path.slice(5))] ?? ''}"`,
			pieces: [text(path)],
		}
	})
	const archive = await bytesOf(sendZip({ api }, zipOf(['0', '1', '2', '3'])))
	expect([...readZip(archive).keys()]).toEqual([
		'akte.pdf',
		'akte (2).pdf',
		'Niet gelukt.txt',
		'Niet gelukt (2).txt',
	])
})

it('nine files of one name without an extension are nine files that open [293]', async () => {
	const { api } = fakeApi(async (path) => ({
		disposition: 'attachment; filename="document"',
		type: path === '/api/8' ? 'image/png' : 'application/pdf',
		pieces: [text(path)],
	}))
	const archive = await bytesOf(sendZip({ api }, zipOf([...'012345678'])))
	const numbered = [2, 3, 4, 5, 6, 7, 8].map((turn) => `document (${turn}).pdf`)
	expect([...readZip(archive).keys()]).toEqual(['document.pdf', ...numbered, 'document.png'])
})

it('no more than three answers of the API are open at a time, however slow the first is', async () => {
	const names = Array.from({ length: 12 }, (_, index) => String(index))
	const open: (() => void)[] = []
	const { api, seen } = fakeApi(async (path) => {
		if (path === '/api/0') await new Promise<void>((resolve) => open.push(resolve))
		return { pieces: [text(path)] }
	})
	const reading = bytesOf(sendZip({ api }, zipOf(names)))
	await new Promise(setImmediate)
	expect(seen.requested).toEqual(['/api/0', '/api/1', '/api/2'])
	open[0]?.()
	expect([...readZip(await reading).keys()]).toEqual(names.map((name) => `${name}.bin`))
	expect([seen.mostOpen, seen.open]).toEqual([3, 0])
})

it.each([
	['refuses', new ApiFailure(500, 'pdfGenerationFailed')],
	['does not answer', new ApiUnreachable({ cause: undefined })],
	['knows the session no more', new SessionExpired()],
])(
	'when the API %s for one file, the others come and a text tells which one is missing',
	async (_what, error) => {
		const { api, seen } = fakeApi(async (path) => {
			if (path === '/api/b' || path === '/api/d') throw error
			return { pieces: [text(path)] }
		})
		expect(wordsOf(await bytesOf(sendZip({ api }, zipOf(['a', 'b', 'c', 'd', 'e']))))).toEqual([
			['a.bin', '/api/a'],
			['c.bin', '/api/c'],
			['e.bin', '/api/e'],
			['Niet gelukt.txt', 'Deze bestanden ontbreken:\r\n\r\n- b.bin (missing)\r\n- d.bin (missing)\r\n'],
		])
		expect([seen.mostOpen, seen.open]).toEqual([3, 0])
	},
)

it('an archive holds five hundred files, and a text tells which ones are left out', async () => {
	const names = Array.from({ length: 502 }, (_, index) => String(index))
	const { api, seen } = fakeApi(async (path) => ({ pieces: [text(path)] }))
	const archive = readZip(await bytesOf(sendZip({ api }, zipOf(names))))
	expect([seen.requested.length, archive.size]).toEqual([500, 501])
	expect(archive.get('Niet gelukt.txt')?.toString()).toBe(
		'Deze bestanden ontbreken:\r\n\r\n- 500.bin (missing)\r\n- 501.bin (missing)\r\n',
	)
})

it('a file that breaks half-way ends there, is told of, and the archive stays whole', async () => {
	const { api, seen } = fakeApi(async (path) => ({
		disposition: `attachment; filename="${path.slice(5)}.pdf"`,
		pieces: (async function* () {
			yield text('begin ')
			if (path === '/api/a') throw new Error('other side closed')
			yield text('einde')
		})(),
	}))
	expect(wordsOf(await bytesOf(sendZip({ api }, zipOf(['a', 'b']))))).toEqual([
		['a.pdf', 'begin '],
		['b.pdf', 'begin einde'],
		['Niet gelukt.txt', 'Deze bestanden ontbreken:\r\n\r\n- a.pdf (incomplete)\r\n'],
	])
	expect(seen.open).toBe(0)
})

it('no files make an empty archive', async () => {
	const { api } = fakeApi(async () => ({ pieces: [] }))
	expect(readZip(await bytesOf(sendZip({ api }, zipOf([])))).size).toBe(0)
})

const endless = () => ({
	pieces: (function* () {
		for (;;) yield new Uint8Array(64 * 1024)
	})(),
})

it('a client who does not read makes the API wait', async () => {
	const { api, seen } = fakeApi(async () => endless())
	const reader = sendZip({ api }, zipOf(['a', 'b', 'c', 'd'])).body!.getReader()
	await reader.read()
	for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
	expect(seen.pieces).toBeLessThanOrEqual(4)
	expect(seen.requested).toHaveLength(3)
	await reader.cancel().catch(() => undefined)
})

it('a client who leaves ends every call that is open, and no other one begins', async () => {
	const { api, seen } = fakeApi(async () => endless())
	const reader = sendZip({ api }, zipOf(['a', 'b', 'c', 'd'])).body!.getReader()
	for (let turn = 0; turn < 5; turn += 1) await reader.read()
	expect(seen.open).toBe(3)
	await reader.cancel().catch(() => undefined)
	await new Promise(setImmediate)
	expect([seen.open, seen.cancelled, seen.requested.length]).toEqual([0, 3, 3])
})

it('what is no fault of a file ends the archive: it is not taken for a whole one', async () => {
	const { api, seen } = fakeApi(async (path) => {
		if (path === '/api/b') throw new DOMException('left', 'AbortError')
		return { pieces: [text(path)] }
	})
	await expect(bytesOf(sendZip({ api }, zipOf(['a', 'b', 'c'])))).rejects.toThrow('left')
	expect(seen.open).toBe(0)
})

import { expect, test } from 'vitest'
import { ApiError } from '#app/api/errors'
import { getMessageKey } from '#app/api/error-members'
import { readZip } from '#tests/support/read-zip'
import { sendFile } from './file-download.server'
import { sendZip } from './zip-files.server'

interface Answer {
	status?: number
	type?: string
	/** In Content-Disposition. */
	name?: string
	body?: string | Buffer
	breaks?: boolean
}

function apiFor({ status = 200, type, name, body, breaks }: Answer) {
	const headers = new Map([
		['content-type', type],
		['content-disposition', name && `attachment; filename="${name}"`],
	])
	const seen = { open: 0 }
	const stream = () => {
		seen.open += 1
		const pieces = body === undefined ? [] : [Buffer.from(body)]
		return new ReadableStream<Uint8Array>(
			{
				pull(controller) {
					const piece = pieces.shift()
					if (piece) return controller.enqueue(piece)
					seen.open -= 1
					if (breaks) throw new Error('reset')
					controller.close()
				},
				cancel: () => void (seen.open -= 1),
			},
			{ highWaterMark: 0 },
		)
	}
	const download = async () => ({
		status,
		header: (header: string) => headers.get(header),
		bytes: async () => Buffer.from(body ?? ''),
		stream: status === 204 ? () => null : stream,
		drop: async () => {},
	})
	return { api: { download }, seen }
}

const json = (document: unknown) => JSON.stringify(document)
const errors = json({ errors: [{ code: 'fileNotFound' }] })
const page = '<!DOCTYPE html><html><title>Log in</title></html>'

const generic = 'errors.generic'
const noFiles: [string, Answer, string][] = [
	['nothing', { status: 204 }, generic],
	['an empty body', { type: 'application/pdf', name: 'akte.pdf' }, generic],
	['a blank body', { type: 'application/pdf', name: 'akte.pdf', body: '\uFEFF\r\n \n' }, generic],
	['a part of a file', { status: 206, type: 'application/pdf', body: '%PDF-1.7' }, generic],
	['a redirect', { status: 302, type: 'application/pdf', body: '%PDF-1.7' }, generic],
	['errors', { type: 'application/vnd.api+json', body: errors }, 'errors.notFound.file'],
	[
		'errors named as a PDF',
		{ type: 'application/pdf', name: 'akte.pdf', body: errors },
		'errors.notFound.file',
	],
	['errors of no type', { body: ` ${errors}` }, 'errors.notFound.file'],
	['errors behind a mark', { body: `\uFEFF${errors}` }, 'errors.notFound.file'],
	[
		'errors named as JSON',
		{ type: 'application/json', name: 'akte.json', body: errors },
		'errors.notFound.file',
	],
	[
		'errors by field',
		{ type: 'application/json', name: 'a.json', body: json({ errors: { a: ['x'] } }) },
		generic,
	],
	[
		'no success',
		{ name: 'a.json', body: json({ success: false, code: 'fileNotFound' }) },
		'errors.notFound.file',
	],
	['not ok', { name: 'akte.json', body: json({ ok: false }) }, generic],
	['status error', { name: 'akte.json', body: json({ status: 'error' }) }, generic],
	[
		'a JSON document',
		{ type: 'application/json', name: 'akte.pdf', body: json({ data: { id: '1' } }) },
		generic,
	],
	['JSON null', { type: 'application/json', body: 'null' }, generic],
	['broken JSON', { type: 'application/json', body: '{"errors' }, generic],
	['a page', { type: 'text/html; charset=utf-8', body: page }, generic],
	['a page named as a PDF', { type: 'application/pdf', name: 'akte.pdf', body: page }, generic],
	['a page of no type', { body: `\r\n<!-- cached -->\n${page}` }, generic],
	['a page in capitals', { body: '<HTML><BODY>Sorry</BODY></HTML>' }, generic],
	['an XHTML page', { body: `<?xml version="1.0"?>\n${page}` }, generic],
	['a page in UTF-16', { body: Buffer.from(`\uFEFF${page}`, 'utf16le') }, generic],
	[
		'a part of a page',
		{ type: 'application/pdf', name: 'akte.pdf', body: '<p>Er ging iets mis</p>' },
		generic,
	],
	['a div', { name: 'akte.pdf', body: '<div class="fault">Sorry</div>' }, generic],
	[
		'XML named as a PDF',
		{ type: 'application/pdf', name: 'akte.pdf', body: '<Error><Code>1</Code></Error>' },
		generic,
	],
	['text of type HTML', { type: 'text/html', body: 'Session expired' }, generic],
	['no byte before it breaks', { type: 'application/pdf', breaks: true }, generic],
]

test.each(noFiles)(
	'%s is no file: neither sent, nor closing anything, nor left open',
	async (_what, answer, key) => {
		const { api, seen } = apiFor(answer)
		let sent = 0
		const sending = sendFile({ api }, '/api/x?a=1', 'Factuur.pdf', { onSent: async () => void (sent += 1) })
		const error: unknown = await sending.catch((thrown: unknown) => thrown)
		expect(error).toBeInstanceOf(ApiError)
		expect(getMessageKey(error)).toBe(key)
		expect([sent, seen.open]).toEqual([0, 0])
	},
)

test.each(noFiles)('%s is listed as missing in an archive', async (_what, answer) => {
	const zip = {
		name: 'alles.zip',
		files: [{ name: 'Factuur.pdf', path: '/api/x' }],
		failuresName: 'niet gelukt.txt',
		failuresHeading: 'Ontbreekt',
		failureLine: (name: string, how: string) => `${name} ${how}`,
	}
	const { api, seen } = apiFor(answer)
	const archive = readZip(new Uint8Array(await sendZip({ api }, zip).arrayBuffer()))
	expect([...archive.keys()]).toEqual(['niet gelukt.txt'])
	expect(archive.get('niet gelukt.txt')?.toString()).toContain('Factuur.pdf missing')
	expect(seen.open).toBe(0)
})

test.each<[string, Answer]>([
	['a page named as one', { type: 'text/html', name: 'polis.html', body: page }],
	['a PDF of type HTML', { type: 'text/html', name: 'akte.pdf', body: '%PDF-1.7' }],
	['a PDF of type JSON', { type: 'application/json', body: '%PDF-1.7' }],
	['an office file of type HTML', { type: 'text/html', name: 'akte.docx', body: 'PK\u0003\u0004' }],
	['JSON named as JSON', { type: 'application/json', name: 'gegevens.json', body: json({ errors: [] }) }],
	['a list named as JSON', { name: 'gegevens.json', body: '[1]' }],
	['text', { type: 'text/plain', name: 'brief.txt', body: '[1] zie <html>' }],
	['a table', { type: 'text/csv', name: 'a.csv', body: 'datum;bedrag' }],
	['XML', { type: 'text/xml', name: 'a.xml', body: '<?xml version="1.0"?><pensioen/>' }],
	['zeros', { name: 'a.bin', body: Buffer.alloc(9) }],
	['a long text that begins with blanks', { name: 'a.txt', body: `${' '.repeat(600)}a` }],
	['a long list that is no JSON', { name: 'a.txt', body: `[${'a'.repeat(300_000)}` }],
])('%s is a file, with all its bytes', async (_what, answer) => {
	const { api } = apiFor(answer)
	const file = await sendFile({ api }, '/api/x', 'document')
	expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(answer.body ?? ''))
})

test('What a download closes is closed by the last byte, not by one that is taken before, or when it breaks', async () => {
	for (const breaks of [false, true]) {
		const { api } = apiFor({ name: 'a.pdf', body: `%PDF-${'a'.repeat(1000)}`, breaks })
		let sent = 0
		const file = await sendFile({ api }, '/api/x', 'a', { onSent: async () => void (sent += 1) })
		const reader = file.body!.getReader()
		await reader.read()
		expect(sent).toBe(0)
		await reader.read().catch(() => undefined)
		expect(sent).toBe(breaks ? 0 : 1)
	}
})

test('A client who leaves is no failure of the file', async () => {
	const left = new DOMException('left', 'AbortError')
	const stream = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(left) })
	const { api } = apiFor({})
	const download = async () => ({ ...(await api.download()), stream })
	await expect(sendFile({ api: { download } }, '/api/x', 'a')).rejects.toBe(left)
})

test('HEAD sends the headers, reads no file to its end and closes nothing', async () => {
	const { api, seen } = apiFor({ name: 'a.pdf', type: 'application/pdf', body: `%PDF-${'a'.repeat(1000)}` })
	const request = new Request('https://portaal.voorbeeld.nl/x', { method: 'HEAD' })
	let sent = 0
	const file = await sendFile({ api }, '/api/x', 'a', { request, onSent: async () => void (sent += 1) })
	expect([file.body, file.headers.get('content-type')]).toEqual([null, 'application/pdf'])
	expect([sent, seen.open]).toEqual([0, 0])
})

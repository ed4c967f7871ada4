import { expect, it } from 'vitest'
import type { WireAnswer } from '#app/api/transport.server'
import { sendFile } from './file-download.server'

function send(type: string | undefined, query: string) {
	const headers = new Map([
		['content-type', type],
		['content-length', '3'],
		['content-disposition', 'attachment; filename="stuk.bin"'],
	])
	const answer: WireAnswer = {
		status: 200,
		header: (name) => headers.get(name),
		bytes: () => Promise.resolve(Buffer.from('abc')),
		stream: () => new Response('abc').body,
		drop: () => Promise.resolve(),
	}
	const request = new Request(`https://portaal.voorbeeld.nl/actions/1/download${query}`)
	return sendFile({ api: { download: () => Promise.resolve(answer) } }, '/api/x', 'document', { request })
}

const pdf = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const image = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

it.each([
	['application/pdf', 'application/pdf', pdf],
	['Application/PDF; charset=binary', 'application/pdf', pdf],
	['application/pdf;, text/html', 'application/pdf', pdf],
	['image/png', 'image/png', image],
	['image/jpeg', 'image/jpeg', image],
	['image/gif', 'image/gif', image],
	['image/webp', 'image/webp', image],
	['image/bmp', 'image/bmp', image],
])(
	'a file of type %j opens in the browser when that is asked for, and runs nothing',
	async (type, sent, policy) => {
		const { headers } = await send(type, '?open=1')
		expect(Object.fromEntries(headers)).toEqual({
			'content-type': sent,
			'content-disposition': 'inline; filename="stuk.bin"',
			'content-security-policy': policy,
			'accept-ranges': 'none',
			'content-length': '3',
		})
	},
)

it.each([
	'image/svg+xml',
	'text/xml',
	'text/plain',
	'application/octet-stream',
	'application/pdf, text/html',
	'application/pdfx',
	'image/tiff',
	'',
	undefined,
])('a file of type %j is kept and never shown, also when it is asked to be', async (type) => {
	const { headers } = await send(type, '?open=1')
	expect(headers.get('content-disposition')).toBe('attachment; filename="stuk.bin"')
	expect(headers.get('content-security-policy')).toBe("default-src 'none'")
})

it.each(['', '?open=0', '?open', '?open=true', '?opened=1'])(
	'a PDF is a download when it is asked for by "%s" [293]',
	async (query) => {
		const answer = await send('application/pdf', query)
		expect(answer.headers.get('content-disposition')).toBe('attachment; filename="stuk.bin"')
		expect(await answer.text()).toBe('abc')
	},
)

const whole = 'abcdefghij'

/** Asks for the bytes from 4 on of an API that answers with this part; `length` is what the API says of it. */
async function resume(part: string, length?: number) {
	const calls: unknown[] = []
	const createAnswer = (status: number, body: string, headers: Record<string, string>): WireAnswer => ({
		status,
		header: (name) => headers[name],
		bytes: () => Promise.resolve(Buffer.from(body)),
		stream: () => new Response(body).body,
		drop: () => Promise.resolve(),
	})
	const partHeaders = {
		'content-type': 'application/pdf',
		'content-range': 'bytes 4-9/10',
		...(length === undefined ? {} : { 'content-length': String(length) }),
	}
	const download = (_path: string, range?: unknown) => {
		calls.push(range)
		const answer = range
			? createAnswer(206, part, partHeaders)
			: createAnswer(200, whole, { 'content-type': 'application/pdf' })
		return Promise.resolve(answer)
	}
	const request = new Request('https://portaal.voorbeeld.nl/actions/1/download', {
		headers: { Range: 'bytes=4-' },
	})
	const answer = await sendFile({ api: { download } }, '/api/x', 'document', { request })
	return { answer, calls: calls.length }
}

it.each([undefined, 6])('the rest of a file is passed on with its length (API: %s)', async (length) => {
	const { answer, calls } = await resume('efghij', length)
	expect([answer.status, answer.headers.get('content-length'), calls]).toEqual([206, '6', 1])
	expect(await answer.text()).toBe('efghij')
})

it('a part whose length is not that of its range is no part: the file comes as a whole', async () => {
	const { answer, calls } = await resume('efg', 3)
	expect([answer.status, calls, await answer.text()]).toEqual([200, 2, whole])
})

it.each(['efg', 'efghijk'])('a part “%s” that is not as long as it says breaks off', async (part) => {
	const { answer } = await resume(part)
	expect(answer.status).toBe(206)
	await expect(answer.text()).rejects.toThrow()
})

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

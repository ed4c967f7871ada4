import { randomBytes } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, type TestContext } from 'vitest'
import { startApi } from '#tests/support/api'
import { startPortal } from '#tests/support/portal'
import { computeSha256 } from '#tests/support/recorder'
import { signIn } from '#tests/support/sign-in'
import { startThinLine } from '#tests/browsers/thin-line'

/** In real time: 25 MB at 50 kB/s takes nine minutes. */
const timeout = 15 * 60_000
const megabyte = 1024 * 1024
const call = '/api/actions/11012/download'

/** A signed-in client on a line of their own, with an API and a portal. */
async function openLine({ onTestFinished }: TestContext) {
	const api = await startApi()
	const portal = await startPortal({ apiUrl: api.url })
	const line = await startThinLine(portal.url)
	onTestFinished(async () => {
		await line.close()
		await portal.close()
		await api.close()
	})
	const { visitor } = await signIn(portal.url, { branch: 'noord' })
	return { api, line, visitor, host: new URL(portal.url).host, cookie: visitor.cookies.header('/') ?? '' }
}
type OpenLine = Awaited<ReturnType<typeof openLine>>

function send(
	{ line, host, cookie }: OpenLine,
	path: string,
	body?: { type: string; bytes: Buffer },
	range?: string,
) {
	return new Promise<IncomingMessage>((resolve, reject) => {
		const headers = {
			host,
			cookie,
			'sec-fetch-site': 'same-origin',
			...(body ? { 'content-type': body.type, 'content-length': body.bytes.length } : {}),
			...(range ? { range, 'if-range': '"v1"' } : {}),
		}
		const sent = request(line.url + path, { method: body ? 'POST' : 'GET', headers }, resolve)
		sent.on('error', reject).end(body?.bytes)
	})
}

/** Bytes until the end, or until the line ended. */
async function read(answer: IncomingMessage) {
	const pieces: Buffer[] = []
	try {
		for await (const piece of answer as AsyncIterable<Buffer>) pieces.push(piece)
	} catch {
		// The bytes that came are what the client has.
	}
	return Buffer.concat(pieces)
}

const createPdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])

describe.concurrent('A thin line', () => {
	// Above the least speed of `slow-bodies.ts` over each minute.
	test.for([
		{
			what: '25 MB at 50 kB/s',
			size: 25 * megabyte - 4_096,
			speed: 50_000,
			after: [10 * megabyte, 20 * megabyte],
			still: 20,
		},
		{ what: '1 MB at 5 kB/s', size: megabyte, speed: 5_000, after: [megabyte / 4, megabyte / 2], still: 8 },
	])(
		'takes an upload of $what, also when it stands still for $still s',
		{ timeout },
		async ({ size, speed, after, still }, context) => {
			const open = await openLine(context)
			const address = '/actions/11001/upload-document'
			const page = await open.visitor.visit(address)
			const form = new FormData()
			for (const name of ['formToken', 'formId'])
				form.set(name, page.document.querySelector<HTMLInputElement>(`main input[name=${name}]`)?.value ?? '')
			const file = createPdf(size)
			form.set('file', new File([file], 'akte.pdf', { type: 'application/pdf' }))
			const posted = new Request('http://x', { method: 'POST', body: form })
			const type = posted.headers.get('content-type') ?? ''
			open.line.limit({ speed, stalls: { after, time: still * 1000 } })
			const body = { type, bytes: Buffer.from(await posted.arrayBuffer()) }
			const answer = await send(open, address, body)
			expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard'])
			const [call, ...others] = open.api.callsTo('POST', '/api/documents')
			expect(others).toEqual([])
			const part = call?.parts.find(({ name }) => name === 'file[]')
			expect(computeSha256(part?.bytes ?? Buffer.alloc(0))).toBe(computeSha256(file))
		},
	)

	test.for([
		{ what: '25 MB at 50 kB/s', size: 25 * megabyte, speed: 50_000, after: [10 * megabyte, 20 * megabyte] },
		{ what: '1 MB at 5 kB/s', size: megabyte, speed: 5_000, after: [megabyte / 4, megabyte / 2] },
	])(
		'takes a download of $what, also when it stands still for 40 s',
		{ timeout },
		async ({ size, speed, after }, context) => {
			const open = await openLine(context)
			const file = createPdf(size)
			giveFile(open, file)
			open.line.limit({ speed, stalls: { after, time: 40_000 } })
			const bytes = await read(await send(open, '/actions/11012/download'))
			expect(computeSha256(bytes)).toBe(computeSha256(file))
		},
	)

	test(
		'that ends half-way lets a download go on, and closes its task after the last byte',
		{ timeout },
		async (context) => {
			const open = await openLine(context)
			const title = 'Concept van de koopakte'
			// More is left than the buffers of both sockets hold, else the portal has written its last byte.
			const file = createPdf(25 * megabyte)
			giveFile(open, file)
			open.line.limit({ speed: 500_000, breaksAfter: 5 * megabyte })
			const begin = await read(await send(open, '/actions/11012/download'))
			expect(begin.length).toBeGreaterThan(4 * megabyte)
			const listTasks = async () => (await open.visitor.visit('/actions')).words.split('Vandaag klaar')
			expect(await listTasks()).toEqual([expect.stringContaining(title)])
			open.line.limit({ speed: 500_000 })
			const rest = await send(open, '/actions/11012/download', undefined, `bytes=${begin.length}-`)
			expect(rest.statusCode).toBe(206)
			expect(computeSha256(Buffer.concat([begin, await read(rest)]))).toBe(computeSha256(file))
			await expect
				.poll(listTasks)
				.toEqual([expect.not.stringContaining(title), expect.stringContaining(title)])
		},
	)
})

/** An API that goes on where a download broke off. */
function giveFile({ api }: OpenLine, file: Buffer) {
	api.answer(
		http.get(`*${call}`, ({ request: { headers: asked } }) => {
			const headers = { 'content-type': 'application/pdf', 'accept-ranges': 'bytes', etag: '"v1"' }
			const first = Number(/^bytes=(\d+)-$/.exec(asked.get('range') ?? '')?.[1])
			if (!(first > 0)) return new HttpResponse(file, { headers })
			const part = { ...headers, 'content-range': `bytes ${first}-${file.length - 1}/${file.length}` }
			return new HttpResponse(file.subarray(first), { status: 206, headers: part })
		}),
	)
}

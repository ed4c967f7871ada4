import { beforeAll, expect, test } from 'vitest'
import { isFull } from '#tests/support/full'
import { sendBody } from '../../support/send-body'
import { signIn } from '../../support/sign-in'
import { startVisitor, type Visitor } from '../../support/visitor'
import { oneBranch, useSite } from '#tests/support/use-site'

const testInFull = test.runIf(isFull('faults'))

const kilobyte = 1024
const megabyte = 1024 * 1024
const uploadPage = '/actions/11001/upload-document'

let anna: Visitor
let formToken: string

const { api, portal } = await useSite({ env: oneBranch })
beforeAll(async () => {
	anna = (await signIn(portal.url)).visitor
	const page = await anna.visit(uploadPage)
	formToken = page.document.querySelector<HTMLInputElement>('input[name=formToken]')?.value ?? ''
})

const field = (name: string, value: string) =>
	`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const uploadStart = () =>
	`${field('formToken', formToken)}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`
const uploadEnd = `\r\n${field('comment', 'Dit blijft staan')}--b--\r\n`

function headOf(path: string, type: string, length: number | 'chunked') {
	return [
		`POST ${path} HTTP/1.1`,
		`Content-Type: ${type}`,
		`Cookie: ${anna.cookies.header('/') ?? ''}`,
		'Sec-Fetch-Site: same-origin',
		'Accept-Encoding: identity',
		length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
	]
}

function* pieces(start: string, size: number, end: string) {
	yield Buffer.from(start)
	const piece = Buffer.alloc(64 * kilobyte, 'a')
	for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
	yield Buffer.from(end)
}

function* chunks(source: Iterable<Uint8Array>) {
	for (const piece of source)
		if (piece.length > 0)
			yield Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
	yield Buffer.from('0\r\n\r\n')
}

const multipart = 'multipart/form-data; boundary=b'
const urlencoded = 'application/x-www-form-urlencoded'
const lengthOf = (size: number) => Buffer.byteLength(uploadStart()) + size + Buffer.byteLength(uploadEnd)

test.each(['with its length', 'in chunks'])(
	'A file of 60 MB %s is read to its end and kept by nobody; the form names it and keeps the comment [235] [243]',
	async (way) => {
		const size = 60 * megabyte
		const body = pieces(uploadStart(), size, uploadEnd)
		const isChunked = way === 'in chunks'
		const head = headOf(uploadPage, multipart, isChunked ? 'chunked' : lengthOf(size))
		const { status, head: answer, sent } = await sendBody(portal.url, head, isChunked ? chunks(body) : body)
		expect(status).toBe(303)
		const page = await anna.visit(/^location: (.*)$/im.exec(answer)?.[1] ?? '')
		expect(page.words).toContain('"a.pdf" is groter dan 25 MB')
		expect(page.html).toContain('Dit blijft staan')
		expect(sent).toBeGreaterThan(size)
		expect(api.callsTo('POST', '/api/documents')).toEqual([])
	},
)

testInFull(
	'Files that are announced as 80 MB are refused before they are read, and the connection closes',
	async () => {
		const size = 80 * megabyte
		const head = headOf(uploadPage, multipart, lengthOf(size))
		const {
			status,
			sent,
			isClosed,
			head: answer,
		} = await sendBody(portal.url, head, pieces(uploadStart(), size, uploadEnd))
		expect([status, isClosed]).toEqual([413, true])
		expect(answer).toMatch(/^connection: close/im)
		expect(sent).toBeLessThan(20 * megabyte)
	},
)

testInFull(
	'Files without an end are refused at three times the limit, and the connection closes',
	async () => {
		const head = headOf(uploadPage, multipart, 'chunked')
		const { status, sent, isClosed } = await sendBody(
			portal.url,
			head,
			chunks(pieces(uploadStart(), 200 * megabyte, uploadEnd)),
		)
		expect([status, isClosed]).toEqual([413, true])
		expect(sent).toBeLessThan(100 * megabyte)
		expect(api.callsTo('POST', '/api/documents')).toEqual([])
	},
)

test.each<[string, number | 'chunked']>([
	['with its length', 128 * kilobyte],
	['in chunks', 'chunked'],
])(
	'A form of twice its limit %s is read to its end, and its own page says that it is too long',
	async (_way, length) => {
		const body = pieces('', 128 * kilobyte, '')
		const head = headOf('/settings', urlencoded, length)
		const answer = await sendBody(portal.url, head, length === 'chunked' ? chunks(body) : body)
		expect([answer.status, answer.isClosed]).toEqual([422, false])
		expect(answer.sent).toBeGreaterThanOrEqual(128 * kilobyte)
		expect(answer.text).toContain('Wat u invulde, is samen te lang om te ontvangen. Er is niets verstuurd.')
		expect(answer.text).toContain('Instellingen</h1>')
	},
)

test.each(['/preferences', '/settings/my-data', '/settings/my-data?confirm=delete', '/forgot/password'])(
	'A page of plain choices says so too: %s',
	async (address) => {
		const visitor = address.startsWith('/settings') ? anna : startVisitor(portal.url)
		const from = await visitor.visit(address)
		const body = { type: urlencoded, body: Buffer.alloc(128 * kilobyte, 'a') }
		const page = await visitor.visit(address, { method: 'POST', body, from })
		expect([page.status, page.getByRole('alert').textContent]).toEqual([
			422,
			expect.stringContaining('samen te lang'),
		])
	},
)

test('What is too long for an address that nobody has is still not found', async () => {
	const visitor = startVisitor(portal.url)
	const body = { type: urlencoded, body: Buffer.alloc(128 * kilobyte, 'a') }
	const page = await visitor.visit('/nergens', { method: 'POST', body, from: await visitor.visit('/help') })
	expect(page.status).toBe(404)
})

test('A choice without a page of its own that is too long leads back to where it was made, and says so', async () => {
	const body = { type: urlencoded, body: Buffer.alloc(128 * kilobyte, 'a') }
	const visitor = startVisitor(portal.url)
	const from = await visitor.visit('/help')
	const page = await visitor.visit('/language', { method: 'POST', body, from })
	expect(page.path).toBe('/help')
	expect(page.getByText(/Er is niets verstuurd\./)).toBeTruthy()
})

test.each<[string, number | 'chunked']>([
	['announced as 10 MB', 10 * megabyte],
	['without an end', 'chunked'],
])('A form %s is not read to its end, and the connection closes', async (_what, length) => {
	const size = 50 * megabyte
	const body = pieces('a=', size, '')
	const { status, sent, isClosed } = await sendBody(
		portal.url,
		headOf('/settings', urlencoded, length),
		length === 'chunked' ? chunks(body) : body,
	)
	expect([status, isClosed]).toEqual([413, true])
	expect(sent).toBeLessThan(20 * megabyte)
})

test('A form in chunks of one letter is refused, for all that it is short', async () => {
	const letters = Array.from({ length: 5_000 }, () => Buffer.from('1\r\na\r\n'))
	const { status, isClosed } = await sendBody(portal.url, headOf('/settings', urlencoded, 'chunked'), [
		Buffer.concat([...letters, Buffer.from('0\r\n\r\n')]),
	])
	expect([status, isClosed]).toEqual([413, true])
})

test('A broken upload that is answered before its end ends the connection, and the answer says so', async () => {
	const size = 9 * megabyte
	const broken = `${uploadStart()}\r\n--b\r\n${'x'.repeat(100 * kilobyte)}`
	const head = headOf(uploadPage, multipart, size)
	const { status, head: answer } = await sendBody(portal.url, head, pieces(broken, megabyte, ''))
	expect(status).toBeGreaterThanOrEqual(300)
	expect(answer).toMatch(/^connection: close$/im)
})

import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { computeSha256 } from '#tests/support/recorder'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await signIn(portal.url, { branch: 'noord' })).visitor

const bytes = Buffer.from('%PDF-1.7 \u0000\u0001\u00ff bytes that are no text')

/** Replaces the API's answer to a download. */
function giveFile(path: string, headers: Record<string, string> = {}) {
	const init = { headers: { 'content-type': 'application/pdf', ...headers } }
	api.answer(http.get(`*${path}`, () => new HttpResponse(bytes, init)))
}

test.each([
	['of the document management', '/actions/11012/download', '/api/actions/11012/download'],
	['that the firm added', '/actions/11011/download-added', '/api/actions/11011/downloadable-document'],
	['of an assignment', '/actions/11016/download-otd', '/api/products/otds/actions/11016/download'],
	['that was sent for approval', '/actions/11022/download', '/api/actions/11022/download'],
])(
	'A file %s comes to the client as the API gives it, to be kept, never shown or cached [219] [293]',
	async (_what, address, path) => {
		giveFile(path, { 'content-disposition': 'attachment; filename="akte.pdf"' })
		const answer = await anna.visit(address)
		expect(answer.status).toBe(200)
		expect(computeSha256(answer.bytes)).toBe(computeSha256(bytes))
		expect(api.callsTo('GET', path)).toHaveLength(1)
		expect(api.callsTo('GET', path)[0]?.headers.authorization).toMatch(/^Bearer ./)
		expect(answer.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="akte.pdf"',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
		})
	},
)

test.each(
	deal('actions', [
		['an upload', '/actions/11001/download'],
		['an upload', '/actions/11001/download-added'],
		['an added document', '/actions/11011/download'],
		['an assignment', '/actions/11016/download-added'],
		['a managed document', '/actions/11012/download-otd'],
	]),
)('For %s there is no file at %s, and the API is not asked for it', async (_what, address) => {
	const answer = await anna.visit(address, { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([302, '/404'])
	expect(api.calls.map(({ path }) => path).filter((path) => path.includes('download'))).toEqual([])
})

test('A managed document has no premium', async () => {
	const answer = await anna.visit('/cardifao/10085/premium/11012', { redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([302, '/404'])
})

test('An important document is asked for in the language of the reader [219] [293]', async () => {
	const list = await anna.visit('/important-documents')
	const link = list.getAllByRole('link', { name: /^Download/ })[0]
	const answer = await list.follow(link ?? '')
	expect(answer.status).toBe(200)
	expect(answer.bytes.toString('latin1')).toMatch(/^%PDF/)
	const [call] = api.callsTo('GET', /^\/api\/documents\/[^/]+\/download$/)
	expect(call?.query).toEqual({ locale: 'nl' })
})

test.each(
	deal('actions', [
		['attachment; filename="akte.pdf"', 'attachment; filename="akte.pdf"'],
		['inline; filename=akte.pdf', 'attachment; filename="akte.pdf"'],
		[
			'attachment; filename="x.pdf"; filename*=UTF-8\'\'%E2%82%AC%20rente.pdf',
			'attachment; filename="_ rente.pdf"; filename*=UTF-8\'\'%E2%82%AC%20rente.pdf',
		],
		['attachment', 'attachment; filename="document.pdf"'],
		['', 'attachment; filename="document.pdf"'],
		['attachment; filename="../../etc/passwd"', 'attachment; filename="passwd.pdf"'],
		['attachment; filename="..\\\\..\\\\boot.ini"', 'attachment; filename="boot.ini"'],
		["attachment; filename*=UTF-8''a%0D%0AX-Evil%3A%201.pdf", 'attachment; filename="aX-Evil: 1.pdf"'],
	]),
)('A file that the API names by %j is given to the browser by %j [293]', async (given, sent) => {
	giveFile('/api/actions/11022/download', given ? { 'content-disposition': given } : {})
	const answer = await anna.visit('/actions/11022/download')
	expect(answer.headers['content-disposition']).toBe(sent)
	expect(answer.headers['x-evil']).toBeUndefined()
})

test('A file that the API calls by no kind gets that of its first bytes, and all its bytes [293]', async () => {
	giveFile('/api/actions/11022/download', {
		'content-type': 'application/octet-stream',
		'content-disposition': 'attachment; filename=akte',
	})
	const answer = await anna.visit('/actions/11022/download')
	expect(answer.headers['content-disposition']).toBe('attachment; filename="akte.pdf"')
	expect(computeSha256(answer.bytes)).toBe(computeSha256(bytes))
})

test.each([
	['an added document', '[213]', '/actions/11011/download-added', 'Adviesrapport'],
	['a document-management file', '[214]', '/actions/11012/download', 'Concept van de koopakte'],
])(
	'Having downloaded %s closes its action at once, also when the API does not say so yet %s',
	async (...row) => {
		const [, , address, title] = row
		const { visitor } = await signIn(portal.url, { branch: 'noord' })
		expect((await visitor.visit('/actions')).words).toContain(title)
		giveFile('/api/actions/11011/downloadable-document')
		giveFile('/api/actions/11012/download')
		expect((await visitor.visit(address)).status).toBe(200)
		const [open, done] = (await visitor.visit('/actions')).words.split('Vandaag klaar')
		expect(open).not.toContain(title)
		expect(done).toContain(title)
		expect((await visitor.visit('/documents')).words).toMatch(new RegExp(`${title}[^]{0,40}Klaar`))
		expect((await visitor.visit(address)).status).toBe(200)
		const other = await signIn(portal.url, { branch: 'noord' })
		expect((await other.visitor.visit('/actions')).words).toContain(title)
	},
)

test.each([
	['an approval', '/actions/11022/download', 'Akkoord op het klantprofiel'],
	['an assignment', '/actions/11017/download-otd', 'Opdracht hypotheekadvies om na te lezen'],
])('Reading the file of %s leaves its action open [209] [219]', async (_what, address, title) => {
	expect((await anna.visit(address)).status).toBe(200)
	expect((await anna.visit('/actions')).words).toContain(title)
})

import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { getCard, listNotices } from '#tests/support/card'
import { readZip } from '#tests/support/read-zip'
import { openOverview } from '#tests/support/sign-in'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const address = '/important-documents/all.zip'
const wijzer = { id: '1', label: 'Dienstenwijzer', filename: 'wijzer.pdf', language: 'nl' }
const downloads = /^\/api\/documents\/[^/]+\/download$/

test('All documents in the language of the reader come as one archive, whole, in the order of the list [293] [471]', async () => {
	const page = await site.anna.visit('/important-documents')
	site.api.forgetCalls()
	const archive = await page.follow('Download alles (zip)')
	expect(archive.headers).toMatchObject({
		'content-type': 'application/zip',
		'content-disposition': 'attachment; filename="Belangrijke documenten.zip"',
		'content-security-policy': "default-src 'none'",
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
	})
	const calls = site.api.callsTo('GET', downloads)
	expect(calls.map(({ path, query }) => [path, query.locale])).toEqual(
		['10701', '10703', '10704', '10705'].map((id) => [`/api/documents/${id}/download`, 'nl']),
	)
	const files = readZip(archive.bytes)
	expect([...files.keys()]).toEqual([
		'Dienstenwijzer Noorderlicht.pdf',
		'Vergelijkingskaart “hypotheken”.pdf',
		'Privacyverklaring.pdf',
		'Klachtenregeling.pdf',
	])
	for (const [index, id] of ['10701', '10703', '10704', '10705'].entries()) {
		const alone = await site.anna.visit(`/important-documents/${id}/download`)
		expect([...files.values()][index]?.equals(alone.bytes)).toBe(true)
	}
})

test('A reader of English gets the English documents, in an archive with an English name [293] [471]', async () => {
	const { visitor, page } = await openOverview(site.portal.url, { branch: 'noord' })
	await page.press('English')
	const list = await visitor.visit('/important-documents')
	const archive = await list.follow('Download all (zip)')
	expect(archive.headers['content-disposition']).toBe('attachment; filename="Important documents.zip"')
	expect([...readZip(archive.bytes).keys()]).toEqual([
		'Service guide Noorderlicht.pdf',
		'Vergelijkingskaart “hypotheken”.pdf',
		'Privacyverklaring.pdf',
	])
})

test('One document needs no archive: the page offers none, and asked for it still is one [471]', async () => {
	site.tell('/api/documents', wijzer, { ...wijzer, id: '2', language: 'en' })
	const page = await site.anna.visit('/important-documents')
	expect(page.getByRole('link', { name: 'Download Dienstenwijzer' })).toBeTruthy()
	expect(page.queryByRole('link', { name: /zip/ })).toBeNull()
	site.api.answer(http.get('*/api/documents/1/download', () => new HttpResponse('inhoud')))
	const files = readZip((await site.anna.visit(address)).bytes)
	expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([['wijzer.pdf', 'inhoud']])
})

test('A document that fails, or breaks half-way, costs itself only: a text in the archive tells of it [227] [293]', async () => {
	site.api.fault('GET', '/api/documents/10701/download', { status: 500, code: 'pdfGenerationFailed' })
	site.api.fault('GET', '/api/documents/10703/download', 'half')
	site.api.fault('GET', '/api/documents/10705/download', 'reset')
	const archive = await site.anna.visit(address)
	expect(archive.status).toBe(200)
	const files = readZip(archive.bytes)
	expect([...files.keys()]).toEqual([
		'Vergelijkingskaart “hypotheken”.pdf',
		'Privacyverklaring.pdf',
		'niet gelukt.txt',
	])
	expect('%PDF-1.7').toContain(files.get('Vergelijkingskaart “hypotheken”.pdf')?.toString())
	expect(files.get('Privacyverklaring.pdf')?.toString('latin1')).toMatch(/^%PDF[\s\S]*%%EOF\s*$/)
	expect(files.get('niet gelukt.txt')?.toString('utf8').split('\r\n')).toEqual([
		'Deze documenten zitten niet in dit zip-bestand, of niet helemaal. Download ze los, of probeer het later nog een keer.',
		'',
		'- Dienstenwijzer Noorderlicht.pdf ontbreekt',
		'- Vergelijkingskaart “hypotheken”.pdf is niet compleet',
		'- Klachtenregeling.pdf ontbreekt',
		'',
	])
	expect(getCard(await site.anna.visit('/important-documents'), 'Privacy en klachten')).toBeTruthy()
})

test('When the list itself fails there is no archive: the page before tells why [227] [293]', async () => {
	const page = await site.anna.visit('/dashboard')
	site.api.fault('GET', '/api/documents', 'gateway')
	const answer = await site.anna.visit(address, { from: page, redirects: false })
	expect([answer.status, answer.headers.location]).toEqual([303, '/dashboard'])
	expect(listNotices(await site.anna.visit('/dashboard'))).toEqual([
		'Fout Er is een fout opgetreden, probeer het nog een keer.',
	])
})

test('Without documents the page says that there is nothing to download [227]', async () => {
	site.tell('/api/documents')
	const answer = await site.anna.visit(address)
	expect([answer.status, answer.path]).toEqual([200, '/important-documents'])
	expect(listNotices(answer)).toEqual(['Informatie Er zijn geen documenten om in één keer te downloaden.'])
})

test('Asking after an archive asks the API for no document [293]', async () => {
	site.api.forgetCalls()
	const answer = await site.anna.visit(address, { method: 'HEAD' })
	expect([answer.status, answer.bytes.length]).toEqual([200, 0])
	expect(answer.headers['content-type']).toBe('application/zip')
	expect(answer.headers['content-disposition']).toContain('Belangrijke documenten.zip')
	expect(site.api.callsTo('GET', downloads)).toEqual([])
})

test.each([address, '/documents/all.zip', '/documents/all.zip?kind=mortgage&id=10011'])(
	'A guest gets the login and no archive, and nothing is asked for it: %s [81] [293]',
	async (path) => {
		site.api.forgetCalls()
		const answer = await startVisitor(site.portal.url).visit(path)
		expect([answer.path, answer.headers['content-type']]).toEqual(['/', 'text/html; charset=utf-8'])
		expect(site.api.calls.filter(({ path }) => /documents|actions/.test(path))).toEqual([])
	},
)

import { beforeEach, expect, test } from 'vitest'
import { files } from '#tests/support/files'
import type { TestFile } from '#tests/support/form-body'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

let anna: Visitor
const site = await useSite()
beforeEach(async () => {
	site.api.backend.reset()
	anna = (await signIn(site.portal.url, { branch: 'noord' })).visitor
	site.api.forgetCalls()
})

async function send(file: TestFile, action = '11001') {
	const page = await anna.visit(`/actions/${action}/upload-document`)
	page.attach('Kies een of meer bestanden', [file])
	const answer = await page.press('Verstuur')
	const parts = site.api.callsTo('POST', '/api/documents').flatMap((call) => call.parts)
	return { answer, parts: parts.filter(({ name }) => name === 'file[]') }
}

const pdf = files.pdf().bytes
const behind = (start: string) => Buffer.concat([Buffer.from(start), pdf])
const os2Bitmap = Buffer.from(
	'424d1e00000000000000 1a000000 0c000000 01000100 01001800 aabbcc00'.replace(/ /g, ''),
	'hex',
)

test.each<[what: string, chosen: TestFile, name: string, type: string]>(
	deal('actions', [
		['A PDF without an extension', files.pdf('akte'), 'akte.pdf', 'application/pdf'],
		[
			'A PDF of a browser that takes it for a program',
			{ ...files.pdf('a.pdf'), type: 'application/x-msdownload' },
			'a.pdf',
			'application/pdf',
		],
		[
			'A PDF of a browser that takes it for a picture',
			{ ...files.pdf('a.pdf'), type: 'image/png' },
			'a.pdf',
			'application/pdf',
		],
		['A PDF behind a line end', { ...files.pdf('a.pdf'), bytes: behind('\r\n') }, 'a.pdf', 'application/pdf'],
		[
			'A PDF behind the words of a printer',
			{ ...files.pdf('a.pdf'), bytes: behind('\u001b%-12345X@PJL\n') },
			'a.pdf',
			'application/pdf',
		],
		['A photo that Windows calls .jfif', files.jpeg('foto.jfif'), 'foto.jpg', 'image/jpeg'],
		[
			'A screenshot that is called .jpg',
			{ ...files.png('scherm.jpg'), type: 'image/jpeg' },
			'scherm.png',
			'image/png',
		],
		['A bitmap of OS/2', { name: 'scan.bmp', type: '', bytes: os2Bitmap }, 'scan.bmp', 'image/bmp'],
		[
			'A name with a mark that turns it around',
			files.pdf('akte\u202efdp.pdf'),
			'aktefdp.pdf',
			'application/pdf',
		],
		['A name that ends in dots and blanks', files.pdf('akte.pdf. .'), 'akte.pdf', 'application/pdf'],
		['A name of dots alone', files.pdf('...'), 'document.pdf', 'application/pdf'],
	]),
)('%s is received whole under a name that fits [240]', async (_what, chosen, name, type) => {
	const { answer, parts } = await send(chosen)
	expect(answer.path).toBe('/dashboard')
	expect(parts.map((part) => [part.filename, part.type])).toEqual([[name, type]])
	expect(parts[0]?.bytes.equals(chosen.bytes)).toBe(true)
})

test.each([
	['without a declaration', Buffer.from('<pensioen xmlns="urn:mijn"/>')],
	['in UTF-16', Buffer.from('\ufeff<?xml version="1.0"?><pensioen/>', 'utf16le')],
])('A pension file %s is XML, whatever the browser calls it [479]', async (_what, bytes) => {
	const { parts } = await send({ name: 'pensioen', type: 'text/plain', bytes }, '11003')
	expect(parts.map((part) => [part.filename, part.type])).toEqual([['pensioen.xml', 'text/xml']])
	expect(parts[0]?.bytes.equals(bytes)).toBe(true)
})

test('A pension file that is a web page is refused [479]', async () => {
	const bytes = Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>')
	const { answer, parts } = await send({ name: 'pensioen.xml', type: 'text/xml', bytes }, '11003')
	expect(answer.getByRole('alert').textContent).toContain('"pensioen.xml" is een ander soort bestand')
	expect(parts).toEqual([])
})

import { expect, test } from 'vitest'
import { files } from '#tests/support/files'
import type { Fault } from '#tests/support/faults'
import type { TestFile } from '#tests/support/form-body'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const { api, portal } = await useSite()
const anna = (await signIn(portal.url, { branch: 'noord' })).visitor

const comment = 'Dit <b>is</b> mijn opmerking'

async function send(chosen: TestFile[], action = '11001', words = comment) {
	const page = await anna.visit(`/actions/${action}/upload-document`)
	page.attach('Kies een of meer bestanden', chosen)
	page.fill(/^Uw opmerking/, words)
	return page.press('Verstuur')
}

/** The form again: an error prefix in the title, one error at the files, the comment preserved. */
function expectFormAgain(page: Page, message: string | RegExp) {
	expect(page.path).toBe('/actions/11001/upload-document')
	expect(page.title).toMatch(/^Fout: Upload het document/)
	const summary = page.getByRole('alert')
	expect(summary.textContent).toMatch(message)
	expect(page.getByLabelText<HTMLTextAreaElement>(/^Uw opmerking/).value).toBe(comment)
}

/** The same words at the file field, to which the summary leads. */
function expectAtFiles(page: Page, message: RegExp) {
	const input = page.getByLabelText('Kies een of meer bestanden')
	expect(input.getAttribute('aria-invalid')).toBe('true')
	const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
	expect(described.map((id) => page.document.getElementById(id)?.textContent).join(' ')).toMatch(message)
	expect(page.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe(`#${input.id}`)
}

const bytes = (text: string) => Buffer.from(text)
const pdf = files.pdf().bytes

test.each<[what: string, proved: string, chosen: TestFile[], message: RegExp]>([
	['no file at all', '[234]', [], /Er is geen bestand geupload/],
	[
		'a program that is called PDF',
		'[240]',
		[{ name: 'a.pdf', type: 'application/pdf', bytes: bytes('MZ\u0090\u0000 program') }],
		/"a\.pdf" is een ander soort bestand dan de naam zegt\. Kies een bestand van een van deze soorten: \.pdf, \.jpg/,
	],
	[
		'a web page that is called PDF',
		'[240]',
		[{ name: 'a.pdf', type: 'application/pdf', bytes: bytes('<!doctype html><script>alert(1)</script>') }],
		/"a\.pdf" is een ander soort bestand/,
	],
	[
		'a Word file',
		'[240]',
		[{ name: 'brief.docx', type: 'application/octet-stream', bytes: bytes('PK\u0003\u0004') }],
		/"brief\.docx" kunnen wij niet lezen\. .*\.pdf, \.jpg, \.jpeg, \.png, \.bmp, \.gif/,
	],
	[
		'a Word file that is called PDF',
		'[240]',
		[{ name: 'brief.pdf', type: 'application/pdf', bytes: bytes('PK\u0003\u0004 [Content_Types].xml') }],
		/"brief\.pdf" is een bestand van Word, Excel of een ander kantoorprogramma\. .* kies Opslaan als en dan PDF\./,
	],
	['an XML file where none is asked', '[479]', [files.xml()], /"pensioen\.xml" kunnen wij niet lezen/],
	[
		'a picture that a browser would run as XML',
		'[479]',
		[{ ...files.xml('tekening.pdf'), bytes: bytes('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
		/"tekening\.pdf" is een ander soort bestand/,
	],
	[
		'an empty file',
		'[234]',
		[{ name: 'leeg.pdf', type: 'application/pdf', bytes: bytes('') }],
		/"leeg\.pdf" is leeg/,
	],
	[
		'one wrong file among good ones',
		'[240]',
		[files.pdf('goed.pdf'), { name: 'fout.exe', type: 'application/pdf', bytes: pdf }],
		/"fout\.exe" kunnen wij niet lezen/,
	],
])(
	'A client who sends %s reads why in clear words, the comment stays, nothing is sent on [243] [480] [671] %s',
	async (...row) => {
		const [, , chosen, message] = row
		const page = await send(chosen)
		expect(page.isRefused).toBe(true)
		expectFormAgain(page, message)
		expectAtFiles(page, message)
		expect(api.callsTo('POST', '/api/documents')).toEqual([])
	},
)

test('Files of more than 25 MB together are refused by name of the limit, the comment stays, nothing is sent [235] [243]', async () => {
	const half = Buffer.concat([pdf, Buffer.alloc(13 * 1024 * 1024)])
	const page = await send([
		{ name: 'a.pdf', type: 'application/pdf', bytes: half },
		{ name: 'b.pdf', type: 'application/pdf', bytes: half },
	])
	expect(page.isRefused).toBe(true)
	expectFormAgain(page, /De bestanden zijn samen groter dan 25 MB/)
	expectAtFiles(page, /Kies een PDF of foto .* 25 MB.*De bestanden zijn samen groter dan 25 MB/)
	expect(api.callsTo('POST', '/api/documents')).toEqual([])
})

test('A file of more than 25 MB is refused by its name, at the field as well, with what would be accepted [235] [243]', async () => {
	const large = Buffer.concat([pdf, Buffer.alloc(26 * 1024 * 1024)])
	const page = await send([{ name: 'akte.pdf', type: 'application/pdf', bytes: large }])
	expect(page.isRefused).toBe(true)
	expectFormAgain(page, /"akte\.pdf" is groter dan 25 MB\. Kies een kleiner bestand\./)
	expectAtFiles(page, /Kies een PDF of foto .* 25 MB.*"akte\.pdf" is groter dan 25 MB/)
	expect(api.callsTo('POST', '/api/documents')).toEqual([])
})

test('A PDF that the API calls encrypted is refused without a word of a password, and the client reads how to mend it [227] [240] [243]', async () => {
	api.fault('POST', '/api/documents', { status: 422, code: 'uploadPdfEncryptionError', pointer: 'file' }, 1)
	const page = await send([files.pdf()])
	expect(page.isRefused).toBe(true)
	expectFormAgain(page, /Deze PDF is beveiligd\. Open hem, kies Afdrukken/)
	expect(api.callsTo('POST', '/api/documents')).toHaveLength(1)
})

test('What the API says of the files stands once, without a word of the machine [227] [246]', async () => {
	api.fault('POST', '/api/documents', { status: 422, code: 'somethingNobodyKnows', pointer: 'file' })
	const page = await send([files.pdf()])
	expect(page.isRefused).toBe(true)
	expectFormAgain(page, /Dit is niet aangenomen\. Kijk het na\./)
	expect(page.words).not.toMatch(/probeer het nog een keer/)
	expect(page.html).not.toContain('somethingNobodyKnows')
})

test.each<[Fault]>(
	deal('actions', [
		[{ status: 500, code: 'mysqlError' }],
		[{ status: 503 }],
		['gateway'],
		['closed'],
		['reset'],
		[{ status: 403, code: 'accessDenied' }],
		[{ status: 413, code: 'combinedPdfToLarge' }],
	]),
)(
	'When the API answers an upload with %j the form comes back with status %i, and it is sent once [227] [243]',
	async (fault) => {
		api.fault('POST', '/api/documents', fault)
		const page = await send([files.pdf('a.pdf', 200_000)])
		expect(page.isRefused).toBe(true)
		expectFormAgain(page, /./)
		expect(page.html).not.toMatch(/mysqlError|accessDenied|combinedPdf|\bat .*\.(js|ts):\d+/)
		expect(api.callsTo('POST', '/api/documents')).toHaveLength(1)
	},
)

test('When the API cannot be reached at all, the upload page says so and the portal lives on [227]', async () => {
	const page = await anna.visit('/actions/11001/upload-document')
	page.attach('Kies een of meer bestanden', [files.pdf()])
	await api.refuse()
	const answer = await page.press('Verstuur')
	expect(answer.status).toBe(503)
	expect(answer.getByRole('heading', { level: 1 }).textContent).toBe('Wij zijn even niet bereikbaar')
	await api.heal()
	expect((await anna.visit('/actions/11001/upload-document')).status).toBe(200)
})

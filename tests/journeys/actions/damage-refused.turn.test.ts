import { expect, test } from 'vitest'
import {
	damageCall,
	expectMessageAt,
	filled,
	fillIn,
	report,
	readFieldValues,
} from '#tests/actions/damage-page'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { files } from '#tests/support/files'
import { heics } from '#tests/support/heic'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const sent = () => site.api.callsTo('POST', damageCall)
const again = 'Kies uw bestanden opnieuw. Wij bewaren ze niet na een fout.'
const tomorrow = dayAfter(1)

test.each([
	['date', '', 'Dit veld is verplicht', '[419]'],
	['date', 'gisteren', 'Vul een datum in als dd-mm-jjjj', '[419]'],
	['date', '31-02-2025', 'Deze dag bestaat niet in deze maand', '[419]'],
	['date', '01-13-2025', 'Vul een maand in van 1 tot en met 12', '[419]'],
	['date', '01-12-25', 'Schrijf het jaar met vier cijfers', '[419]'],
	['date', tomorrow, `Vul een datum in die niet later is dan ${formatLongDate(dayAfter(0))}`, '[241] [419]'],
	['time', '', 'Dit veld is verplicht', '[420]'],
	['time', '25:00', 'Tijd dient opgegeven te worden als uu:mm. Bijvoorbeeld 14:05', '[231] [420]'],
	['time', 'half drie', 'Tijd dient opgegeven te worden als uu:mm. Bijvoorbeeld 14:05', '[231] [420]'],
	['cause', '', 'Dit veld is verplicht', '[421]'],
	['cause', '   ', 'Dit veld is verplicht', '[421]'],
] as const)(
	'Damage whose %s is “%s” is not sent; “%s” stands at the field and at the top, the rest is kept [243] %s',
	async (...row) => {
		const [name, value, message] = row
		const page = await report(site.anna, { [name]: value, files: [files.jpeg()] })
		expect([page.isRefused, page.title]).toEqual([true, expect.stringMatching(/^Fout: Meld schade/)])
		expectMessageAt(page, name, message)
		expect(readFieldValues(page)).toEqual({ ...filled, [name]: value })
		expect(page.words).toContain(again)
		expect(sent()).toEqual([])
	},
)

test('A HEIC photo is converted only when the rest of the report is right', async () => {
	const broken = { name: 'IMG_1.HEIC', type: 'image/heic', bytes: heics.photo.subarray(0, 300) }
	const wrong = await report(site.anna, { cause: '', files: [broken] })
	expect(wrong.getByRole('alert').textContent).not.toContain('IMG_1.HEIC')
	const page = await report(site.anna, { files: [broken] })
	expectMessageAt(page, 'file', '"IMG_1.HEIC" is een HEIC-foto die wij niet kunnen openen.')
	expect(sent()).toEqual([])
})

test('Everything that is missing is told at once, in the order of the form [243] [419] [420] [421]', async () => {
	const page = await report(site.anna, { date: '', time: '', cause: '', notes: '' })
	const links = [...page.getByRole('alert').querySelectorAll('a')]
	expect(links.map((link) => link.getAttribute('href'))).toEqual([
		'#damage-date',
		'#damage-time',
		'#damage-cause',
	])
	expect(page.words).not.toContain(again)
})

test.each([
	[
		'a GIF',
		files.gif(),
		/"plaatje\.gif" kunnen wij niet lezen\. .*\.pdf, \.jpg, \.jpeg, \.png, \.bmp, \.heic, \.heif\./,
	],
	['XML', files.xml(), /"pensioen\.xml" kunnen wij niet lezen/],
	['a GIF that is called PNG', { ...files.gif('a.png'), type: 'image/png' }, /"a\.png" is een ander soort/],
	['an empty file', { ...files.pdf('leeg.pdf'), bytes: Buffer.of() }, /"leeg\.pdf" is leeg/],
])(
	'A report with %s is refused by the name of the file, what was typed is kept [422] [243]',
	async (...row) => {
		const [, file, message] = row
		const page = await report(site.anna, { files: [files.png(), file] })
		expect(page.isRefused).toBe(true)
		expectMessageAt(page, 'file', message)
		expect(readFieldValues(page)).toEqual(filled)
		expect(page.words).toContain(again)
		expect(sent()).toEqual([])
	},
)

test('Photos of more than 25 MB together are refused, what was typed is kept [235] [422]', async () => {
	const half = (name: string) => ({ ...files.pdf(name), bytes: Buffer.alloc(13 * 1024 * 1024, '%PDF-1.7') })
	const page = await report(site.anna, { files: [half('a.pdf'), half('b.pdf')] })
	expectMessageAt(page, 'file', 'De bestanden zijn samen groter dan 25 MB')
	expect(readFieldValues(page)).toEqual(filled)
	expect(sent()).toEqual([])
})

test.each([
	[
		'cause',
		'damageReportFailedValidation',
		'Uw schademelding is nog niet compleet. Controleer uw antwoorden.',
	],
	['date', 'invalidDate', 'Deze datum klopt niet. Vul een datum in als dd-mm-jjjj.'],
	['file', 'damageReportPhotoFailedValidation', 'Wij kunnen een foto bij uw schademelding niet lezen.'],
	['file', 'imageTypeNotSupported', 'Wij kunnen dit soort bestand niet lezen.'],
] as const)('What the API says of the %s stands there: %s [227] [423]', async (name, code, message) => {
	site.api.fault('POST', damageCall, { status: 422, code, pointer: name }, 1)
	const page = await report(site.anna, { files: [files.png()] })
	expect(page.isRefused).toBe(true)
	expectMessageAt(page, name, message)
	expect(readFieldValues(page)).toEqual(filled)
	expect(page.words).toContain(again)
	expect((await fillIn(page).press('Verstuur de melding')).path).toBe('/general-insurances/10043')
})

test.each(
	deal('actions', [
		[422, 'damageReportFailedValidation', undefined, 'Uw schademelding is nog niet compleet.'],
		[
			422,
			'damageReportPhotoFailedValidation',
			'foto',
			'Wij kunnen een foto bij uw schademelding niet lezen.',
		],
		[413, 'combinedPdfToLarge', undefined, 'De bestanden zijn samen te groot.'],
		[404, 'generalInsuranceNotFound', undefined, 'Wij kunnen deze verzekering niet vinden.'],
		[403, 'productOwnershipMismatch', undefined, 'Dit product hoort niet bij uw account.'],
		[422, 'watIsDit', undefined, 'Er is een fout opgetreden, probeer het nog een keer.'],
	] as const),
)('What the API says of the whole report stands at the top: %s %s [227] [423]', async (...row) => {
	const [status, code, pointer, message] = row
	site.api.fault('POST', damageCall, { status, code, pointer }, 1)
	const page = await report(site.anna)
	expect([page.isRefused, page.path]).toEqual([true, '/general-insurances/10043/damage-reports/create'])
	expect(page.getByRole('alert').textContent).toContain(message)
	expect(page.html).not.toContain(code)
	expect(readFieldValues(page)).toEqual(filled)
})

test('A PDF that the API calls encrypted is told at the files [227] [422]', async () => {
	site.api.fault('POST', damageCall, { status: 422, code: 'uploadPdfEncryptionError', pointer: 'file' }, 1)
	const page = await report(site.anna, { files: [files.pdf()] })
	expectMessageAt(page, 'file', 'Deze PDF is beveiligd.')
})

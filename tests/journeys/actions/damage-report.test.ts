import { expect, test } from 'vitest'
import {
	damageAddress,
	damageCall,
	fileLabel,
	filled,
	fillIn,
	labels,
	report,
	readFieldValues,
} from '#tests/actions/damage-page'
import { getCard, listNotices } from '#tests/support/card'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { files } from '#tests/support/files'
import { readFacts } from '#tests/support/product-site'
import { computeSha256 } from '#tests/support/recorder'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

const list = '/api/products/general-insurances'
const sent = () => site.api.callsTo('POST', /\/damage-reports$/)
const partsOf = (call = sent()[0]) =>
	call?.parts.map(({ name, filename, bytes }) => [name, filename ?? bytes.toString()])

test('Damage is reported from the insurance, whose name stands there to be read; nothing is complained of [50] [417] [418]', async () => {
	const detail = await site.anna.visit('/general-insurances/10043')
	const page = await detail.follow('Meld schade')
	expect([page.path, page.status]).toEqual([damageAddress, 200])
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Meld schade')
	expect(readFacts(page)).toEqual({ Verzekering: 'Aansprakelijkheidsverzekering' })
	expect(readFieldValues(page)).toEqual({ date: '', time: '', cause: '', notes: '' })
	expect(page.document.querySelector('[aria-invalid]')).toBeNull()
	expect((await page.follow('Terug naar Aansprakelijkheidsverzekering')).path).toBe(
		'/general-insurances/10043',
	)
})

test('Notes and files may be left out, the rest may not; several photos are taken, of the kinds that are told [421] [422] [474]', async () => {
	const page = await site.anna.visit(damageAddress)
	const demanded = [...Object.values(labels), fileLabel].filter(
		(label) => page.getByLabelText(new RegExp(`^${label.replace('?', '.')}`)).ariaRequired === 'true',
	)
	expect(demanded).toEqual([labels.date, labels.time, labels.cause])
	const input = page.getByLabelText(new RegExp(`^${fileLabel}`))
	expect([input.getAttribute('accept'), input.hasAttribute('multiple')]).toEqual([
		'.pdf,.jpg,.jpeg,.jfif,.jpe,.jif,.png,.bmp,.dib,.heic,.heif,.hif',
		true,
	])
	expect(page.words).toContain('Kies een PDF of foto (JPG, PNG, BMP of HEIC), samen hooguit 25 MB.')
})

test('An insurance without a name goes by its kind [418]', async () => {
	site.tell(list, { id: '41', show_damage_report_button: true })
	const page = await site.anna.visit('/general-insurances/41/damage-reports/create')
	expect(readFacts(page)).toEqual({ Verzekering: 'Schadeverzekering' })
})

test('A report reaches the API field by field and byte for byte; the insurance then tells of it, and its list is fetched anew [422] [423] [424]', async () => {
	const chosen = [files.jpeg('voor.JPG'), files.png(), files.bmp(), files.pdf('bon "1".pdf')]
	const page = await report(site.anna, { files: [...chosen, chosen[1] ?? files.png()] })
	const [call, ...more] = sent()
	expect([call?.path, more]).toEqual([damageCall, []])
	expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
	expect(partsOf()?.slice(0, 5)).toEqual([
		['date', '2025-03-03'],
		['time', '14:30'],
		['cause', filled.cause],
		['notes', filled.notes],
		['product_id', '10553'],
	])
	const parts = call?.parts.slice(5).map((part) => [part.name, part.sha256])
	expect(parts).toEqual(chosen.map(({ bytes }) => ['file[]', computeSha256(bytes)]))

	expect([page.path, page.status]).toEqual(['/general-insurances/10043', 200])
	expect([page.received?.lines[0], listNotices(page)]).toEqual(['Wij hebben uw schademelding ontvangen.', []])
	const row = [
		...getCard(page, 'Schademeldingen').getByRole('rowheader', { name: filled.cause }).parentElement!
			.children,
	]
	expect(row.map((cell) => cell.textContent)).toEqual([
		filled.cause,
		'Gemeld',
		formatLongDate(dayAfter(0)),
		'Loopt nog',
	])
	const order = site.api.calls.map(({ method, path }) => `${method} ${path}`)
	expect(order.lastIndexOf(`GET ${list}`)).toBeGreaterThan(order.indexOf(`POST ${damageCall}`))
})

test('What is empty is left out: notes, files, a product id that nobody told [423]', async () => {
	site.tell(list, { id: '10043', show_damage_report_button: true })
	site.api.fault('POST', damageCall, { status: 422 }, 1)
	await report(site.anna, { notes: '  ' })
	expect(partsOf()).toEqual([
		['date', '2025-03-03'],
		['time', '14:30'],
		['cause', filled.cause],
	])
})

test('Damage of today can be reported, and a time as people write it [419] [420]', async () => {
	await report(site.anna, { date: dayAfter(0), time: '9u05' })
	expect(partsOf()?.slice(0, 2)).toEqual([
		['date', dayAfter(0)],
		['time', '09:05'],
	])
})

test('Another report in a second tab is not lost: it is shown again with the reason, and goes by one more press [674]', async () => {
	const [one, other] = [await site.anna.visit(damageAddress), await site.anna.visit(damageAddress)]
	await fillIn(one).press('Verstuur de melding')
	const shown = await fillIn(other, { cause: 'Hagel', files: [files.png()] }).press('Verstuur de melding')
	expect([shown.isRefused, shown.path]).toEqual([true, damageAddress])
	expect(shown.getByRole('alert').textContent).toMatch(
		/U verstuurde dit formulier al op .* Wat hier nu staat, is niet verstuurd\./,
	)
	expect(readFieldValues(shown)).toEqual({ ...filled, cause: 'Hagel' })
	expect(shown.words).toContain('Kies uw bestanden opnieuw.')
	expect(sent()).toHaveLength(1)
	shown.attach(fileLabel, [files.png()])
	expect((await shown.press('Verstuur de melding')).path).toBe('/general-insurances/10043')
	expect(sent().map((call) => partsOf(call)?.[2])).toEqual([
		['cause', filled.cause],
		['cause', 'Hagel'],
	])
})

test('The same words with another photo are another report; the same photo is the same one [674]', async () => {
	const pages = await Promise.all([1, 2, 3].map(() => site.anna.visit(damageAddress)))
	const [first, same, other] = pages
	const photo = files.png()
	await fillIn(first!, { files: [photo] }).press('Verstuur de melding')
	const landed = await fillIn(same!, { files: [photo] }).press('Verstuur de melding')
	expect([landed.path, listNotices(landed).at(-1)]).toEqual([
		'/general-insurances/10043',
		expect.stringContaining('niet nog een keer verstuurd'),
	])
	const shown = await fillIn(other!, { files: [files.png()] }).press('Verstuur de melding')
	expect(shown.isRefused).toBe(true)
	expect(sent()).toHaveLength(1)
})

test('Where the API offers no report, the address leads to the insurance and nothing is sent [417]', async () => {
	const page = fillIn(await site.anna.visit(damageAddress))
	site.tell(list, { id: '10043', label: 'Reis', show_damage_report_button: false })
	expect((await site.anna.visit(damageAddress)).path).toBe('/general-insurances/10043')
	expect((await page.press('Verstuur de melding')).path).toBe('/general-insurances/10043')
	expect(sent()).toEqual([])
})

test('A product id leads to the insurance, the id of a home insurance to that one [49] [50]', async () => {
	const at = async (id: string) =>
		(await site.anna.visit(`/general-insurances/${id}/damage-reports/create`)).path
	expect([await at('10553'), await at('10045')]).toEqual([
		'/general-insurances/10043',
		'/woongarant-insurances/10045',
	])
})

test.each(deal('actions', ['30041', '99999', '10043%00', '..%2f10043', "1'%20OR%20'1'='1", '1'.repeat(300)]))(
	'No damage can be reported at an insurance %s that is not there or somebody else’s [50] [425]',
	async (id) => {
		const page = await site.anna.visit(`/general-insurances/${id}/damage-reports/create`)
		expect(page.status).toBe(404)
	},
)

test('In English the form, its messages and its receipt are English [5] [50]', async () => {
	const page = await (await site.anna.visit(damageAddress)).press('English')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Report damage')
	expect(readFacts(page)).toEqual({ Insurance: 'Aansprakelijkheidsverzekering' })
	const refused = await page.press('Send the report')
	expect(refused.title).toMatch(/^Error: Report damage/)
	refused.fill('On what day did the damage happen?', '3 March 2025')
	refused.fill('What time was that?', '14:30')
	refused.fill('What is the cause?', 'Fire')
	const receipt = await (await refused.press('Send the report')).follow(/receipt/i)
	expect(receipt.words).toContain('Damage report: Aansprakelijkheidsverzekering')
	await receipt.press('Nederlands')
})

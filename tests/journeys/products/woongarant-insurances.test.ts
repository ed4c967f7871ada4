import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findCard, getCard } from '#tests/support/card'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/woongarant-insurances'
const general = '/api/products/general-insurances'
const address = '/woongarant-insurances/45'
const full = {
	id: '45',
	product_id: '945',
	label: 'Lindelaan 14',
	product_type: 'Inboedel',
	company_name: 'Woonverzekeraar Reest',
	status: 'Actief',
	date_start: '2025-11-01',
	documents: [
		{ api_id: 'a/1', description: 'Polisblad' },
		{ api_id: '2', description: null },
	],
}

test('A home insurance shows type, company, status and starting date [75] [426]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit(address)
	expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'Woongarant Inboedel'])
	expect(page.words).toContain('Lindelaan 14')
	expect(Object.entries(readFacts(page))).toEqual([
		['Soort verzekering', 'Inboedel'],
		['Maatschappij', 'Woonverzekeraar Reest'],
		['Status', 'Actief'],
		['Ingangsdatum', '1 november 2025'],
	])
	const back = page.getByRole('link', { name: 'Terug naar Schadeverzekeringen' })
	expect(back.getAttribute('href')).toBe('/general-insurances')
})

testProductFields(
	site,
	{
		path,
		address,
		product: { id: '45' },
		fields: [
			defineFactField('product_type', 'Inboedel', 'Soort verzekering', 'Inboedel'),
			defineFactField('company_name', 'Reest', 'Maatschappij', 'Reest'),
			defineFactField('status', 'Actief', 'Status', 'Actief'),
			defineFactField('date_start', '01-11-2025', 'Ingangsdatum', '1 november 2025'),
			{ name: 'documents', value: full.documents, present: 'Polisblad' },
			{ name: 'label', value: 'Lindelaan 14', present: 'Lindelaan 14' },
		],
	},
	'[198]',
)

test('A product id leads to the insurance under its own id [75]', async () => {
	site.tell(path, full)
	expect((await site.anna.visit('/woongarant-insurances/945')).path).toBe(address)
})

test.each(['8', '41%00', 'a'.repeat(300)])('No home insurance has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/woongarant-insurances/${id}`)).status).toBe(404)
})

test('Its papers are listed and come as the API gives them, by the id that the API calls them [427]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit(address)
	const links = getCard(page, 'Papieren bij deze verzekering').getAllByRole('link')
	expect(links.map((link) => link.textContent)).toEqual([
		'Download Polisblad',
		'Bekijk Polisblad (opent in een nieuw tabblad)',
		'Download Document',
		'Bekijk Document (opent in een nieuw tabblad)',
		'Download alles (zip)',
	])
	const bytes = Buffer.from('%PDF-1.7 \u0000\u00ff')
	const headers = {
		'content-type': 'application/pdf',
		'content-disposition': 'attachment; filename="polis.pdf"',
	}
	site.api.answer(
		http.get('*/woongarant-insurances/download/a%2F1', () => new HttpResponse(bytes, { headers })),
	)
	const file = await page.follow(links[0] ?? '')
	expect([file.status, file.bytes]).toEqual([200, bytes])
	expect(file.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' })
	const opened = await page.follow(links[1] ?? '')
	expect(opened.headers['content-disposition']).toBe('inline; filename="polis.pdf"')
})

test.each(['geen', '3', 'a', '..%2f2'])(
	'A paper that is not of this insurance is not asked for: %s [427]',
	async (paper) => {
		site.tell(path, full, { id: '46', documents: [{ api_id: '3', description: 'Van een ander' }] })
		site.api.forgetCalls()
		expect((await site.anna.visit(`${address}/documents/${paper}`)).status).toBe(404)
		expect(site.api.callsTo('GET', /\/download\//)).toEqual([])
	},
)

test('Without papers there is no list of them [427]', async () => {
	site.tell(path, { ...full, documents: [] })
	expect(findCard(await site.anna.visit(address), 'Papieren bij deze verzekering')).toBeUndefined()
})

const damage = { cause: 'Lekkage', state: 'Expert komt langs', date_reported: '2026-01-09' }

test.each([
	['the same id', { id: '45', product_id: '1' }],
	['the same product id', { id: '1', product_id: '945' }],
	['its id as product id', { id: '1', product_id: '45' }],
])('Damage is that of the general insurance with %s, and is reported there [428]', async (_what, ids) => {
	site.tell(path, full)
	site.tell(general, { ...ids, show_damage_report_button: true, damage_reports: [damage] })
	const card = getCard(await site.anna.visit(address), 'Schademeldingen')
	expect(card.words).toContain('Lekkage')
	expect(card.getByRole('link', { name: 'Meld schade' }).getAttribute('href')).toBe(
		`/general-insurances/${ids.id}/damage-reports/create`,
	)
})

test.each([
	['there is no general insurance with its ids', { id: '1', show_damage_report_button: true }],
	['the general insurance does not offer it', { id: '45', show_damage_report_button: false }],
])('No damage can be reported where %s [428]', async (_what, other) => {
	site.tell(path, full)
	site.tell(general, other)
	const card = getCard(await site.anna.visit(address), 'Schademeldingen')
	expect(card.words).toContain('U heeft nog geen schade gemeld.')
	expect(card.queryByRole('link')).toBeNull()
})

test('Damage that is told with the home insurance itself is shown too [428]', async () => {
	site.tell(path, { ...full, damage_reports: [damage] })
	site.tell(general)
	expect(getCard(await site.anna.visit(address), 'Schademeldingen').words).toContain('9 januari 2026')
})

test('Before the insurance has a starting date nothing is said of damage [428]', async () => {
	site.tell(path, { ...full, date_start: null })
	site.tell(general, { id: '45', show_damage_report_button: true, damage_reports: [damage] })
	expect(findCard(await site.anna.visit(address), 'Schademeldingen')).toBeUndefined()
})

test('Where the general insurances cannot be had, the page says so of the damage alone [428]', async () => {
	site.tell(path, full)
	site.api.fault('GET', general, { status: 500 })
	const page = await site.anna.visit(address)
	expect([page.status, readFacts(page).Status]).toEqual([200, 'Actief'])
	expect(getCard(page, 'Schademeldingen').words).toContain(
		'Wij kunnen de schademeldingen nu niet laten zien.',
	)
})

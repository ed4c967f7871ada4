import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { computeSha256 } from '#tests/support/recorder'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/actions'
const quote = {
	id: '71',
	property: 'Kade 1, Groningen',
	date_received: '2026-03-01',
	date_validity: '2026-04-01T00:00:00+02:00',
	date_acceptation: '05-03-2026',
	attachments: [
		{ id: '711', label: 'Renteaanbod' },
		{ id: '712', label: 'Voorwaarden' },
	],
}
const action = {
	id: '7',
	type: 'DOWNLOAD_QUOTE',
	label: 'Offerte van de bank',
	is_done: false,
	quotes: [quote],
}

test('The button of an action leads to its quotes: dates, home and attachments of each [63] [190] [217] [472] [473]', async () => {
	site.tell(path, { ...action, quotes: [quote, { id: '72', property: 'Laan 2' }] })
	const dashboard = await site.anna.visit('/dashboard')
	const links = dashboard.getAllByRole('link', { name: /Offerte van de bank/ })
	const page = await dashboard.follow(links[0] ?? '')
	expect([page.path, page.status]).toEqual(['/actions/7/download-qoute', 200])
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Offerte van de bank')
	const first = getCard(page, 'Offerte 1')
	expect(first.words).toMatch(
		/WoningKade 1, GroningenOntvangen1 maart 2026Geldig tot1 april 2026Geaccepteerd5 maart 2026/,
	)
	const downloads = first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
	expect(downloads).toEqual([
		['Download Renteaanbod', '/actions/7/quote-attachments/711'],
		['Bekijk Renteaanbod (opent in een nieuw tabblad)', '/actions/7/quote-attachments/711?open=1'],
		['Download Voorwaarden', '/actions/7/quote-attachments/712'],
		['Bekijk Voorwaarden (opent in een nieuw tabblad)', '/actions/7/quote-attachments/712?open=1'],
	])
	const second = getCard(page, 'Offerte 2')
	expect(second.words).toContain('Geaccepteerd-')
	expect(second.words).toContain('Bij deze offerte zitten geen bijlagen.')
})

describe('The fields of a quote', () => {
	const fields = [
		{ name: 'property', value: 'Kade 1', present: 'Woning: Kade 1', absent: 'Woning: -' },
		{
			name: 'date_received',
			value: '2026-03-01',
			present: 'Ontvangen: 1 maart 2026',
			absent: 'Ontvangen: -',
		},
		{ name: 'date_validity', value: '2026-04-01', present: 'Geldig tot: 1 april', absent: 'Geldig tot: -' },
		{
			name: 'date_acceptation',
			value: '2026-03-05',
			present: 'Geaccepteerd: 5 maart',
			absent: 'Geaccepteerd: -',
		},
		{
			name: 'attachments',
			value: [{ id: '1', label: 'Bijsluiter' }],
			present: 'Bijsluiter',
			absent: 'geen bijlagen',
		},
	]
	const quotes = {
		tell: (at: string, given: Record<string, unknown>) => site.tell(at, { ...action, quotes: [given] }),
	}
	const ofQuotes = Object.create(site, { tell: { value: quotes.tell } }) as typeof site
	testProductFields(
		ofQuotes,
		{ path, address: '/actions/7/download-qoute', product: { id: '71' }, fields },
		'[190] [472]',
	)
})

test('An action without quotes says that none is ready yet [472]', async () => {
	for (const quotes of [[], null]) {
		await site.api.heal()
		site.tell(path, { ...action, quotes })
		const page = await site.anna.visit('/actions/7/download-qoute')
		expect(page.getByRole('heading', { name: 'Er staat nog geen offerte voor u klaar.' })).toBeTruthy()
	}
})

test.each([
	'DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL',
	'DOWNLOAD_QUOTE_FINAL_OFFER',
	'download-quote',
	'DOWNLOAD_QOUTE',
])('An action of the type %s has quotes to look at, also when it is done [472]', async (type) => {
	site.tell(path, { ...action, type, is_done: true })
	const page = await site.anna.visit('/actions/7/download-qoute')
	expect(readFacts(page)).toMatchObject({ Ontvangen: '1 maart 2026' })
})

test.each([
	['of another kind', '7', 'SIGN_OTD'],
	['that is unknown', '8', 'DOWNLOAD_QUOTE'],
])('An action %s has no quotes: not found [472] [473]', async (_what, id, type) => {
	site.tell(path, { ...action, type })
	site.api.forgetCalls()
	for (const address of [`/actions/${id}/download-qoute`, `/actions/${id}/quote-attachments/711`])
		expect((await site.anna.visit(address)).status).toBe(404)
	expect(site.api.callsTo('GET', /quote-attachments/)).toEqual([])
})

test('The address as it should have been spelled leads for good to the one that mails carry [472]', async () => {
	site.tell(path, action)
	const moved = await site.anna.visit('/actions/7/download-quote', { redirects: false })
	expect([moved.status, moved.headers.location]).toEqual([301, '/actions/7/download-qoute'])
	const page = await site.anna.visit('/actions/7/download-quote')
	expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Offerte van de bank')
})

test('An attachment comes as the API gives it, asked for with its action [473]', async () => {
	const bytes = Buffer.from('%PDF-1.7 \u0000\u00ff bijlage')
	const headers = {
		'content-type': 'application/pdf',
		'content-disposition': 'attachment; filename="rente.pdf"',
	}
	site.tell(path, {
		...action,
		id: 'a b',
		quotes: [{ ...quote, attachments: [{ id: '7/1', label: 'Rente' }] }],
	})
	site.api.answer(http.get('*/api/actions/quote-attachments/:id', () => new HttpResponse(bytes, { headers })))
	site.api.forgetCalls()
	const file = await (await site.anna.visit('/actions/a%20b/download-qoute')).follow('Download Rente')
	expect([file.status, computeSha256(file.bytes)]).toEqual([200, computeSha256(bytes)])
	expect(file.headers['content-disposition']).toBe('attachment; filename="rente.pdf"')
	const [call] = site.api.callsTo('GET', /quote-attachments/)
	expect([call?.path, call?.query]).toEqual([
		'/api/actions/quote-attachments/7%2F1',
		{ productActionId: 'a b' },
	])
})

test('Only attachments of the quotes of that action are fetched [473]', async () => {
	const other = { ...action, id: '8', quotes: [{ id: '72', attachments: [{ id: '721' }] }] }
	site.tell(path, action, other)
	site.api.forgetCalls()
	expect((await site.anna.visit('/actions/7/quote-attachments/721')).status).toBe(404)
	expect(site.api.callsTo('GET', /quote-attachments/)).toEqual([])
	const page = await site.anna.visit('/actions/8/download-qoute')
	expect(page.getByRole('link', { name: 'Download Bijlage' })).toBeTruthy()
})

test('The demonstration gives its quotes and their attachments [472] [473]', async () => {
	const page = await site.anna.visit('/actions/11014/download-qoute')
	const file = await page.follow('Download Renteaanbod')
	expect([file.status, file.bytes.toString('latin1', 0, 4)]).toEqual([200, '%PDF'])
})

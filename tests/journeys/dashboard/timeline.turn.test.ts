import { expect, test } from 'vitest'
import { getCard, listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { testProductFields } from '#tests/support/product-site'
import { openOverview } from '#tests/support/sign-in'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const paths = ['/api/actions', '/api/products/appointments', '/api/invoices'] as const

function answerAll() {
	site.tell('/api/actions', {
		id: '1',
		label: 'Loonstrook',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		date_created: '2020-01-31',
		date_executed: '2020-02-02',
		is_done: true,
	})
	site.tell(
		'/api/products/appointments',
		{ id: '2', label: 'Kennismaking', date: '2020-01-20', start_time: '10:00' },
		{ id: '3', label: 'Ondertekenen', date: '2099-12-01', start_time: '14:30', end_time: '15:00' },
	)
	site.tell('/api/invoices', { id: '4', public_number: 'F-311', date_created: '2020-02-15', total: 1850 })
}

function partsOf(page: Page) {
	const headings = [...page.document.querySelectorAll('main h2')]
	const parts = headings.filter((heading) => heading.closest('section')?.querySelector('li'))
	return parts.map((heading) => [
		heading.textContent,
		[...(heading.closest('section')?.querySelectorAll('li') ?? [])].map((row) =>
			readText(row).replace(/\u00a0/g, ' '),
		),
	])
}

test('The timeline tells what is to come, and by earlier year what was asked, done, agreed and sent, the newest first, and what it is made of', async () => {
	answerAll()
	const dashboard = await site.anna.visit('/dashboard')
	const page = await dashboard.follow('Bekijk de tijdlijn')
	expect([page.path, page.document.querySelector('h1')?.textContent]).toEqual(['/timeline', 'Tijdlijn'])
	expect(page.words).toContain(
		'Wij maken dit overzicht zelf uit de datums van actiepunten, afspraken en facturen. Er kan iets ontbreken.',
	)
	expect(partsOf(page)).toEqual([
		['Wat nog komt', ['Ondertekenen 1 december 2099, 14:30 uur · Geplande afspraak']],
		[
			'2020',
			[
				'Factuur F-311 15 februari 2020 · € 1.850,00',
				'Loonstrook 2 februari 2020 · Klaar',
				'Loonstrook 31 januari 2020 · Gevraagd',
				'Kennismaking 20 januari 2020, 10:00 uur · Afspraak',
			],
		],
	])
	const [folded] = page.document.querySelectorAll('main details:has(li)')
	expect(folded?.hasAttribute('open')).toBe(false)
	const months = [...(folded?.querySelectorAll('h3') ?? [])].map(readText)
	expect(months).toEqual(['februari 2020', 'januari 2020'])
	expect((await page.follow('Terug naar het overzicht')).path).toBe('/dashboard')
})

const shown = { address: '/timeline?page=99', product: { id: '7' } }
testProductFields(
	site,
	{
		...shown,
		path: '/api/invoices',
		fields: [
			{ name: 'public_number', value: 'F-2026', present: 'Factuur F-2026', absent: 'Factuur' },
			{ name: 'date_created', value: '2001-03-03', present: '3 maart 2001' },
			{ name: 'total', value: '0', present: '€ 0,00' },
		],
	},
	'[192]',
)
testProductFields(
	site,
	{
		...shown,
		path: '/api/products/appointments',
		fields: [
			{ name: 'label', value: 'Polis bespreken', present: 'Polis bespreken', absent: 'Afspraak' },
			{ name: 'date', value: '03-03-2001', present: '3 maart 2001' },
			{ name: 'start_time', value: '10:15:00', present: '10:15 uur', absent: '3 maart 2001 · Afspraak' },
		],
	},
	'[192]',
)

test.each([
	[paths[0], 'De actiepunten staan er nu niet bij.', 'Loonstrook', ['Kennismaking', 'Factuur F-311']],
	[paths[1], 'De afspraken staan er nu niet bij.', 'Kennismaking', ['Loonstrook', 'Factuur F-311']],
	[paths[2], 'De facturen staan er nu niet bij.', 'Factuur F-311', ['Kennismaking', 'Loonstrook']],
])(
	'When %s fails the rest stands, and it is said once what is not there [227]',
	async (path, text, gone, rest) => {
		answerAll()
		site.api.fault('GET', path, { status: 500 })
		const page = await site.anna.visit('/timeline')
		const main = readText(page.getByRole('main'))
		expect([page.status, listNotices(page).length, main.split(text).length - 1]).toEqual([200, 1, 1])
		expect(main).not.toContain(gone)
		for (const name of rest) expect(main).toContain(name)
	},
)

test('When nothing can be fetched the page says so, with a way on [227]', async () => {
	for (const path of paths) site.api.fault('GET', path, { status: 500 })
	const page = await site.anna.visit('/timeline')
	expect([page.status, page.document.querySelector('main a')?.getAttribute('href')]).toEqual([
		502,
		'/dashboard',
	])
})

test('A long timeline comes in pages of fifty and can be searched, all without a script', async () => {
	const { visitor } = await openOverview(site.portal.url, {
		branch: 'vesting',
		email: 'willem@voorbeeld.nl',
	})
	const page = await visitor.visit('/timeline')
	expect(page.document.querySelectorAll('main li')).toHaveLength(50)
	expect(page.words).toMatch(/1 tot en met 50 van 1\d\d\d/)
	page.fill('Zoek in deze lijst', 'loonstrook klaar')
	const found = await page.press('Zoek')
	const rows = [...found.document.querySelectorAll('main li')].map(readText)
	expect(rows.length).toBeGreaterThan(5)
	for (const row of rows) expect(row).toMatch(/^Loonstrook .*Klaar$/)
})

test('Who has nothing yet reads so; the dashboard does not send them there', async () => {
	for (const path of paths) site.tell(path)
	site.tell('/api/dossiers')
	const page = await site.anna.visit('/timeline')
	expect(page.getByRole('heading', { name: 'Er staat nog niets op uw tijdlijn.' })).toBeTruthy()
	const card = getCard(await site.anna.visit('/dashboard'), 'Voortgang')
	expect(card.queryByRole('link')).toBeNull()
})

test('Each item leads where it can be opened or done: what is asked to its page, what is done to its product', async () => {
	const upload = {
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		product: { id: '7', type: 'MORTGAGE', label: 'Huis' },
	}
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Loonstrook', date_created: '2026-01-31' },
		{ ...upload, id: '2', label: 'Paspoort', date_executed: '2025-12-31', is_done: true },
		{ id: '3', label: 'Los', date_executed: '2025-12-30', is_done: true },
	)
	site.tell('/api/products/mortgages', { id: '7', label: 'Huis' })
	site.tell('/api/products/appointments', { id: '4', label: 'Kennismaking', date: '2025-11-20' })
	site.tell('/api/invoices', { id: '5', public_number: '2025-9', date_created: '2025-10-01' })
	const page = await site.anna.visit('/timeline')
	const rows = [...page.document.querySelectorAll('main li')]
	expect(
		rows.map((row) => [row.querySelector('a')?.textContent, row.querySelector('a')?.getAttribute('href')]),
	).toEqual([
		['Loonstrook', '/actions/1/upload-document'],
		['Paspoort', '/mortgages/7'],
		[undefined, undefined],
		['Kennismaking', '/appointments/4'],
		['Factuur 2025-9', '/invoices'],
	])
})

test('What is to come stands apart, the next one on top; a filter leaves the items of one product, without a script', async () => {
	answerAll()
	site.tell(
		'/api/products/appointments',
		{ id: '3', label: 'Later', date: '2099-12-01' },
		{ id: '2', label: 'Eerder', date: '2098-12-01' },
	)
	const page = await site.anna.visit('/timeline')
	expect(partsOf(page)[0]).toEqual([
		'Wat nog komt',
		['Eerder 1 december 2098 · Geplande afspraak', 'Later 1 december 2099 · Geplande afspraak'],
	])
	page.choose('Bij', 'Facturen')
	const found = await page.press('Zoek')
	expect(partsOf(found)).toEqual([['februari 2020', ['Factuur F-311 15 februari 2020 · € 1.850,00']]])
})

test('Nothing is folded where earlier years are all that there is', async () => {
	answerAll()
	site.tell('/api/products/appointments')
	const page = await site.anna.visit('/timeline')
	expect(partsOf(page).map(([title]) => title)).toEqual(['februari 2020', 'januari 2020'])
	expect(page.document.querySelector('main details:has(li)')).toBeNull()
})

import { expect, test } from 'vitest'
import { findCard, getCard, listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const path = '/api/products/mortgages'
const house = {
	id: 'a/7',
	label: 'Lindelaan 14',
	lender: 'Wierde Hypotheken',
	amount: 342500,
	loan_parts: [
		{ id: '1', end_of_fixed_rate_period: '2095-06-01' },
		{ id: '2', end_of_fixed_rate_period: '2091-03-01' },
	],
	collateral: { market_value: 415000, market_value_date: '2026-02-01', based_on: 'woz' },
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

function listFacts(page: Page, title: string) {
	const rows = getCard(page, title).section.querySelectorAll('dl > div')
	return [...rows].map((row) => [...row.children].map((cell) => plain(readText(cell))))
}

function expectNothingOfMortgages(page: Page) {
	expect(page.status).toBe(200)
	expect(findCard(page, 'Uw hypotheek') ?? findCard(page, 'Uw hypotheken')).toBeUndefined()
}

test('The overview tells of a mortgage how much, from whom and until when, draws it, and leads to it in one press', async () => {
	site.tell(path, house)
	site.api.forgetCalls()
	const page = await site.anna.visit('/dashboard')
	expect(site.api.callsTo('GET', path)).toHaveLength(1)
	const card = getCard(page, 'Uw hypotheek')
	expect(listFacts(page, 'Uw hypotheek')).toEqual([
		['Hypotheekbedrag', '€ 342.500,00'],
		['Geldverstrekker', 'Wierde Hypotheken'],
		['Eerste rentevaste periode eindigt op', '1 maart 2091'],
	])
	expect(card.getByRole('img', { name: 'U leent 83% van de woningwaarde.' })).toBeTruthy()
	expect(plain(card.words)).toContain(
		'U leent 83% van de woningwaarde. Dat ligt tussen 80% en 90%. Indicatie: € 342.500,00 hypotheek gedeeld door € 415.000,00',
	)
	const link = card.getByRole('link', { name: 'Lindelaan 14' })
	expect(link.getAttribute('href')).toBe('/mortgages/a%2F7')
	expect((await site.anna.visit('/mortgages/a%2F7')).status).toBe(200)
})

test('A mortgage with few facts shows these alone; where its value is unknown nothing is drawn', async () => {
	site.tell(path, { id: '8', amount: 90000, collateral: { market_value: null } })
	const page = await site.anna.visit('/dashboard')
	const card = getCard(page, 'Uw hypotheek')
	expect(card.getByRole('link').textContent).toBe('Hypotheek')
	expect(listFacts(page, 'Uw hypotheek')).toEqual([['Hypotheekbedrag', '€ 90.000,00']])
	expect(card.queryByRole('img')).toBeNull()
})

test('Three mortgages are shown; with more of them a link leads to all', async () => {
	const many = (count: number) =>
		Array.from({ length: count }, (_, index) => ({ id: String(index), label: `Huis ${index}` }))
	site.tell(path, ...many(3))
	const names = (page: Page) =>
		getCard(page, 'Uw hypotheken')
			.getAllByRole('link')
			.map((link) => link.textContent)
	expect(names(await site.anna.visit('/dashboard'))).toEqual(['Huis 0', 'Huis 1', 'Huis 2'])
	site.tell(path, ...many(4))
	const page = await site.anna.visit('/dashboard')
	expect(names(page)).toEqual(['Huis 0', 'Huis 1', 'Huis 2', 'Bekijk alle 4 hypotheken'])
})

test('Without a mortgage the overview says nothing of it', async () => {
	site.tell(path)
	const page = await site.anna.visit('/dashboard')
	expectNothingOfMortgages(page)
})

test('An API that has too much to do refuses nobody: what is missing is told, once', async () => {
	site.api.fault('GET', path, { status: 429 })
	const page = await site.anna.visit('/dashboard')
	expectNothingOfMortgages(page)
	expect(listNotices(page)).toHaveLength(1)
})

test.each([403, 404])(
	'An API that refuses mortgages to who has none, by %d, costs no notice',
	async (status) => {
		site.api.fault('GET', path, { status })
		const page = await site.anna.visit('/dashboard')
		expectNothingOfMortgages(page)
		expect(listNotices(page)).toEqual([])
	},
)

import { expect, test } from 'vitest'
import { findCard, getCard, listNotices, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/mortgages'
const free = { type: 'interest_only', interest: 4 }
const house = {
	id: 'a/7',
	label: 'Lindelaan 14',
	lender: 'Wierde Hypotheken',
	amount: 342500,
	loan_parts: [
		{ ...free, id: '1', amount: 300_000, current_amount: 250_000, end_of_fixed_rate_period: '2095-06-01' },
		{ ...free, id: '2', amount: 42_500, current_amount: 40_500, end_of_fixed_rate_period: '2091-03-01' },
	],
	collateral: { market_value: 415000, market_value_date: '2026-02-01', based_on: 'woz' },
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

function findHead(page: Page) {
	const titles = [...page.document.querySelectorAll('h2')].map((title) => title.textContent)
	const title = titles.find((text) => text.startsWith('Uw hypotheek op '))
	return title === undefined ? undefined : getCard(page, title)
}

function expectNothingOfMortgages(page: Page) {
	expect(page.status).toBe(200)
	expect(findHead(page) ?? findCard(page, 'Hypotheken')).toBeUndefined()
}

test('The overview tells how much is left, how long the rate is fixed and what a month costs, and leads to it', async () => {
	site.tell(path, house)
	site.api.forgetCalls()
	const page = await site.anna.visit('/dashboard')
	expect(site.api.callsTo('GET', path)).toHaveLength(1)
	const head = findHead(page)
	const rows = [...(head?.section.querySelectorAll('dl > div') ?? [])]
	expect(rows.map((row) => [...row.children].map((cell) => plain(readText(cell))))).toEqual([
		['Nog af te lossen', '€ 290.500', 'van € 342.500 bij de start'],
		['Rente vast tot', '1 maart 2091', expect.stringMatching(/^deel 2, € 40\.500; over \d+(,5)? jaar$/)],
		['Bruto per maand', '€ 968,33', 'rente, zonder aflossing'],
	])
	expect(head?.getByRole('img', { name: 'U leent 70% van de woningwaarde.' })).toBeTruthy()
	expect(plain(head?.words ?? '')).toContain('70% van € 415.000 (WOZ-waarde, 1 februari 2026)')
	expect(head?.getByRole('link', { name: 'Lindelaan 14' }).getAttribute('href')).toBe('/mortgages/a%2F7')
	expect((await site.anna.visit('/mortgages/a%2F7')).status).toBe(200)
})

test('The list says of each mortgage what the overview says: what is left and how long the rate is fixed [299]', async () => {
	const lost = { ...free, id: '1', amount: 300_000, end_of_fixed_rate_period: 'zomer' }
	site.tell(
		path,
		house,
		{ id: '8', label: 'Overbrugging', amount: 48_000 },
		{ ...house, id: '9', loan_parts: [lost] },
	)
	const page = await site.anna.visit('/mortgages')
	const cards = page.getAllByRole('link', { name: /Lindelaan|Overbrugging/ })
	const linesOf = (card: Element) =>
		[...(card.closest('li')?.querySelectorAll('p') ?? [])].map(readText).map(plain)
	expect(cards.map(linesOf)).toEqual([
		['Wierde Hypotheken', 'Nog € 290.500 af te lossen', 'Rente vast tot 1 maart 2091'],
		['€ 48.000,00 bij de start'],
		[
			'Wierde Hypotheken',
			'Nog ongeveer € 300.000 af te lossen',
			'Niet alles kon worden gelezen. Ontbreekt er iets? Bel ons gerust.',
		],
	])
})

test('A mortgage with few facts shows these alone; where its value is unknown nothing is drawn', async () => {
	site.tell(path, { id: '8', amount: 90000, collateral: { market_value: null } })
	const head = findHead(await site.anna.visit('/dashboard'))
	expect(head?.getByRole('link').textContent).toBe('Hypotheek')
	expect(plain(head?.words ?? '')).toContain(
		'€ 90.000 bij de start. De stand van nu weet uw geldverstrekker.',
	)
	expect(plain(head?.words ?? '')).toContain('Wij weten niet wat uw woning waard is.')
	expect(head?.queryByRole('img')).toBeNull()
})

test('The largest has the head and three others a line; with more of them a link leads to all', async () => {
	const many = (count: number) =>
		Array.from({ length: count }, (_, index) => ({
			id: String(index),
			label: `Huis ${index}`,
			amount: index + 1,
		}))
	const listLinks = (page: Page) =>
		findHead(page)
			?.getAllByRole('link')
			.map((link) => link.textContent)
	site.tell(path, ...many(4))
	expect(listLinks(await site.anna.visit('/dashboard'))).toEqual(['Huis 3', 'Huis 0', 'Huis 1', 'Huis 2'])
	site.tell(path, ...many(5))
	expect(listLinks(await site.anna.visit('/dashboard'))).toEqual([
		'Huis 4',
		'Huis 0',
		'Huis 1',
		'Huis 2',
		'Bekijk alle 5 hypotheken',
	])
})

test('Mortgages of which nothing is known have a line each', async () => {
	site.tell(path, { id: '1', label: 'Huis 1' }, { id: '2', label: 'Huis 2' })
	const page = await site.anna.visit('/dashboard')
	const links = getCard(page, 'Hypotheken').getAllByRole('link')
	expect(links.map((link) => link.textContent)).toEqual(['Huis 1', 'Huis 2'])
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

import { expect, test } from 'vitest'
import { getCard, findCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/mortgages'
const linear = {
	id: '1',
	type: 'linear',
	amount: 90_000,
	interest: 4,
	date: '2021-06-01',
	start_of_fixed_rate_period: '2021-06-01',
	end_of_fixed_rate_period: '2061-06-01',
	end_of_loan_period: '2101-06-01',
}
const interestOnly = {
	...linear,
	id: '2',
	type: 'interest_only',
	amount: 30_000,
	end_of_fixed_rate_period: '2091-06-01',
}
const full = {
	id: '7',
	label: 'Huis 7',
	amount: 120_000,
	loan_parts: [linear, interestOnly],
	loan_part_types: [{ name: 'linear', label: 'Lineair' }],
	collateral: { market_value: 400_000 },
}

async function show(change: object = {}) {
	site.tell(path, { ...full, ...change })
	return site.anna.visit('/mortgages/7')
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
const listPictures = (page: Page) =>
	page
		.queryAllByRole('img')
		.flatMap((one) => (one.closest('figure') ? [plain(one.getAttribute('aria-label'))] : []))
const wordsOf = (page: Page, title: string) => plain(getCard(page, title).words)
const descents = 'Schuld per leningdeel'

test('Each picture says in a sentence what it shows, and stands in a figure with the same in words or in a table', async () => {
	const page = await show()
	expect(listPictures(page)).toEqual([
		expect.stringMatching(/^U leent 2\d(,\d)?% van de woningwaarde\.$/),
		'Het bedrag bij de start is € 120.000,00, in 2 delen.',
		'De eerste rentevaste periode eindigt op 1 juni 2061.',
		'1. Lineair: de schuld daalt van € 90.000,00 naar € 45.000,00 op 1 juni 2061.',
		'2. interest_only: de schuld blijft € 30.000,00 tot 1 juni 2091.',
	])
	const table = page.getByRole('table', { name: 'Leningdelen' })
	expect(table.closest('figure')?.querySelectorAll('[role=img]')).toHaveLength(2)
	expect([...table.querySelectorAll('tbody tr')].map((row) => plain(readText(row)))).toEqual([
		expect.stringMatching(/^1\. Lineair ?€ 90\.000,00 75% van het totaal ?4,00% ?1 juni 2061 ?1 juni 2101$/),
		expect.stringMatching(
			/^2\. interest_only ?€ 30\.000,00 25% van het totaal ?4,00% ?1 juni 2091 ?1 juni 2101$/,
		),
	])
	expect(plain(page.words)).toMatch(
		/2\d(,\d)?% is 60% of minder\. Veel geldverstrekkers vragen minder rente onder een grens/,
	)
})

test('How much is owed of a part now and when its rate ends, what it costs and how that is worked out, stands by it', async () => {
	const page = await show()
	const words = wordsOf(page, descents)
	expect(words).toMatch(/Op 1 juni 2021 ?€ 90\.000,00 ?Nu ?€ [\d.]+,\d\d ?Op 1 juni 2061 ?€ 45\.000,00/)
	expect(words).toMatch(/Bruto per maand ?€ [\d.]+,\d\d € [\d.]+,\d\d rente en € 93,75 aflossing/)
	expect(words).toMatch(/Op 1 juni 2091 ?€ 30\.000,00 ?Bruto per maand ?€ 100,00/)
	expect(page.getAllByText('Zo rekenen wij')).toHaveLength(1)
	expect(page.words).toContain('Aflossingsvrij: de schuld blijft gelijk tot de einddatum.')
})

test('What is owed today, where the API tells it, is where the picture begins', async () => {
	const page = await show({ loan_parts: [{ ...interestOnly, current_amount: 28_000, date: null }] })
	expect(listPictures(page).at(-1)).toBe('1. interest_only: de schuld blijft € 28.000,00 tot 1 juni 2091.')
	expect(wordsOf(page, descents)).not.toContain('Op 1 juni 2021')
})

test.each([
	['no value of the home', { collateral: null }, 'U leent'],
	['no amount of a part', { loan_parts: [linear, { ...interestOnly, amount: null }] }, 'Bij de start'],
	[
		'no dates of any part',
		{ loan_parts: [{ ...linear, end_of_fixed_rate_period: null, end_of_loan_period: null }] },
		'De eerste rentevaste',
	],
])('With %s that picture is left out, the others are not', async (_words, change, label) => {
	const pictures = listPictures(await show(change))
	expect(pictures.filter((one) => one.startsWith(label))).toEqual([])
	expect(pictures.length).toBeGreaterThan(1)
})

test.each(
	deal('pages', [
		['a kind that nobody knows', { type: 'bank_savings' }, 'hoe deze soort wordt afgelost'],
		['no interest', { interest: null }, 'hoe hoog de rente is'],
		[
			'no beginning and no end',
			{ date: null, end_of_loan_period: null },
			'wanneer dit deel begon en wanneer dit deel eindigt',
		],
		['a rate that is not fixed', { end_of_fixed_rate_period: null }, 'tot wanneer de rente vast is'],
		['a fixed rate that is over', { end_of_fixed_rate_period: '2022-06-01' }, 'welke rente nu geldt'],
		[
			'an annuity with another rate before',
			{ type: 'annuity', start_of_fixed_rate_period: '2024-06-01' },
			'welke rente sinds de start gold',
		],
	]),
)('Of a part with %s no guess is drawn; the page says what is missing', async (_words, change, gaps) => {
	const page = await show({ loan_parts: [{ ...linear, ...change }] })
	expect(listPictures(page).filter((one) => one.includes('de schuld'))).toEqual([])
	expect(wordsOf(page, descents)).toMatch(
		new RegExp(`Leningdeel 1 \\(\\S+\\) staat niet in de grafiek: wij weten niet ${gaps}\\.`),
	)
})

test('A mortgage without parts has no pictures of them', async () => {
	const page = await show({ loan_parts: [] })
	expect(listPictures(page)).toEqual(['Het bedrag bij de start is 30% van de woningwaarde.'])
	expect(findCard(page, descents)).toBeUndefined()
})

test('Where the mortgage stands comes first, then what can be done, then what is there to look things up', async () => {
	const page = await show()
	const titles = [...page.document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
	expect(titles[0]).toMatch(/^Uw hypotheek op \d+ \S+ \d{4}$/)
	const places = ['Wat u nu kunt doen', 'Leningdelen', descents].map((title) => titles.indexOf(title))
	expect(places).toEqual(places.toSorted((one, other) => one - other))
	expect(places).not.toContain(-1)
})

test('A picture speaks once: all that is drawn is hidden from who hears its name', async () => {
	const page = await show()
	const drawn = page.queryAllByRole('img').filter((one) => one.closest('figure'))
	expect(drawn).toHaveLength(5)
	for (const one of drawn) {
		expect(one.querySelectorAll('text')).toHaveLength(0)
		expect([...one.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true'])
	}
})

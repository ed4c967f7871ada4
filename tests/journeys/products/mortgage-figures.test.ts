import { describe, expect, test } from 'vitest'
import { findCard, getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts, startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const path = '/api/products/mortgages'
const annuity = {
	id: '1',
	type: 'annuity',
	amount: 212500,
	interest: 3.85,
	date: '2021-06-01',
	start_of_fixed_rate_period: '2021-06-01',
	end_of_fixed_rate_period: '2091-06-01',
	fixed_interest_period: 840,
	end_of_loan_period: '2101-06-01',
}
const savings = {
	id: '2',
	type: 'bank_savings',
	amount: 18000,
	interest: 0,
	end_of_fixed_rate_period: '31-12-2088',
}
const house = { market_value: 415000, market_value_date: '2026-02-01', based_on: 'woz' }
const full = {
	id: '7',
	label: 'Huis 7/8',
	amount: 342500,
	loan_parts: [annuity, savings, { id: '3' }],
	loan_part_types: [{ name: 'annuity', label: 'Annuïteiten' }],
	collateral: house,
}

async function show(change: object = {}) {
	site.tell(path, { ...full, ...change })
	return site.anna.visit('/mortgages/7')
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const rowsOf = (page: Page) =>
	[...page.document.querySelectorAll('main tbody tr')].map((row) =>
		[...row.children].map((cell) => plain(readText(cell))),
	)

describe('The loan parts', () => {
	test('stand in a table: type in the words of the firm, amount, interest, fixed until, end; a dash for what is missing [307]', async () => {
		const page = await show()
		const heads = [...page.document.querySelectorAll('main thead th')].map(readText)
		expect(heads).toEqual(['Soort', 'Bedrag', 'Rente', 'Rente vast tot', 'Einddatum'])
		expect(rowsOf(page)).toEqual([
			['1. Annuïteiten', '€ 212.500,00', '3,85%', '1 juni 2091', '1 juni 2101'],
			['2. bank_savings', '€ 18.000,00', '0,00%', '31 december 2088', '-'],
			['3', '-', '-', '-', '-'],
		])
	})

	test('are a file for a spreadsheet with everything that is known of them [307]', async () => {
		const page = await show()
		const file = await page.follow('Download de leningdelen (CSV)')
		expect([file.path, file.status]).toEqual(['/mortgages/7/loan-parts.csv', 200])
		expect(file.headers).toMatchObject({
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="Leningdelen Huis 7-8.csv"',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
		})
		expect(file.bytes.toString().replace('\ufeff', '').split('\r\n')).toEqual([
			'Soort;Bedrag in euro’s;Rente in procenten;Ingangsdatum;Rente vast vanaf;Rente vast tot;Einddatum',
			'Annuïteiten;212500;3,85;01-06-2021;01-06-2021;01-06-2091;01-06-2101',
			'bank_savings;18000;0;;;31-12-2088;',
			';;;;;;',
			'',
		])
	})

	test('are left out where there are none, with their file [307]', async () => {
		const page = await show({ loan_parts: [] })
		expect(findCard(page, 'Leningdelen')).toBeUndefined()
		expect(page.queryByRole('link', { name: /CSV/ })).toBeNull()
	})
})

describe('The key figures', () => {
	const title = 'Belangrijke cijfers (indicatie)'
	const first = 'Eerste rentevaste periode eindigt op'
	const lent = 'Hypotheek ten opzichte van de woningwaarde'
	const figuresOf = (page: Page) => plain(getCard(page, title).words)

	test('are the first end of a fixed rate and the part that is lent, each said to be an indication [307]', async () => {
		const page = await show()
		expect(readFacts(page)).toMatchObject({ [first]: '31 december 2088', [lent]: '83%' })
		const words = figuresOf(page)
		expect(words).toContain('Deze site rekent deze cijfers zelf uit met de gegevens op deze pagina.')
		expect(words.match(/Indicatie: /g)).toHaveLength(2)
		expect(words).toContain(
			'Indicatie: € 342.500,00 hypotheek gedeeld door € 415.000,00 woningwaarde (WOZ-waarde, 1 februari 2026).',
		)
	})

	test.each([
		[
			'the words of the firm',
			{ based_on_options: [{ name: 'woz', label: 'WOZ 2026' }] },
			' (WOZ 2026, 1 februari 2026).',
		],
		[
			'words of its own where the firm only has names',
			{ based_on_options: ['woz'] },
			' (WOZ-waarde, 1 februari 2026).',
		],
		['a valuation', { based_on: 'valuation' }, ' (taxatie, 1 februari 2026).'],
		[
			'a valuation from afar',
			{ based_on: 'remotevaluation' },
			' (waardebepaling op afstand, 1 februari 2026).',
		],
		['another source', { based_on: 'other' }, ' (andere bron, 1 februari 2026).'],
		['the date alone, without a basis', { based_on: '-' }, ' (1 februari 2026).'],
		['the date alone, with a basis nobody knows', { based_on: 'constructor' }, ' (1 februari 2026).'],
		['the basis alone', { market_value_date: null }, ' (WOZ-waarde).'],
		['neither', { market_value_date: null, based_on: null }, '.'],
	])('tell where the value comes from: %s [307]', async (_words, change, end) => {
		const page = await show({ collateral: { ...house, ...change } })
		expect(figuresOf(page)).toContain(`€ 415.000,00 woningwaarde${end}`)
	})

	test.each([
		['no value', { collateral: { market_value: null } }],
		['a value of nothing', { collateral: { market_value: 0 } }],
		['no home', { collateral: null }],
		['no amount', { amount: null }],
	])('leave out the part that is lent where the API tells %s [307]', async (_words, change) => {
		expect(Object.keys(readFacts(await show(change)))).not.toContain(lent)
	})

	test('leave out the fixed rate where every period is over [307]', async () => {
		const facts = readFacts(
			await show({ loan_parts: [{ ...annuity, end_of_fixed_rate_period: '2001-06-01' }] }),
		)
		expect(Object.keys(facts)).toContain(lent)
		expect(Object.keys(facts)).not.toContain(first)
	})

	test('are not there at all where nothing can be worked out [307]', async () => {
		expect(findCard(await show({ collateral: null, loan_parts: [] }), title)).toBeUndefined()
	})
})

import dayjs from 'dayjs'
import { describe, expect, test } from 'vitest'
import { findCard, getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
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
		expect(heads).toEqual(['Soort', 'Bedrag bij de start', 'Rente', 'Rente vast tot', 'Einddatum'])
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
			'Soort;Bedrag bij de start in euro’s;Rente in procenten;Ingangsdatum;Rente vast vanaf;Rente vast tot;Einddatum',
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

describe('The head of a mortgage', () => {
	const free = { ...annuity, type: 'interest_only', interest: 4 }
	const known = {
		...full,
		loan_parts: [
			{ ...free, amount: 300_000, current_amount: 250_500 },
			{ ...free, id: '2', amount: 40_000, end_of_fixed_rate_period: '31-12-2088' },
		],
	}
	const findHead = (page: Page) => {
		const titles = [...page.document.querySelectorAll('h2')].map((title) => title.textContent)
		const title = titles.find((text) => text.startsWith('Uw hypotheek op '))
		return title === undefined ? undefined : getCard(page, title)
	}
	const wordsOf = (page: Page) => plain(findHead(page)?.words ?? '')
	const listFigures = (page: Page) =>
		[...(findHead(page)?.section.querySelectorAll('dl > div') ?? [])].map((row) =>
			[...row.children].map((cell) => plain(readText(cell))),
		)

	test('is what is left, how long the rate is fixed and what a month costs, all of today [307]', async () => {
		site.tell(path, known)
		const page = await site.anna.visit('/mortgages/7')
		expect(listFigures(page)).toEqual([
			['Nog af te lossen', 'ongeveer € 290.500', 'van € 340.000 bij de start'],
			[
				'Rente vast tot',
				'31 december 2088',
				expect.stringMatching(/^deel 2, € 40\.000; over \d+(,5)? jaar$/),
			],
			['Bruto per maand', '€ 968,33', 'rente, zonder aflossing'],
		])
		const words = wordsOf(page)
		expect(words).toContain('70% van € 415.000 (WOZ-waarde, 1 februari 2026)')
		expect(words).toContain('Deel 1 € 250.500,00 en deel 2 € 40.000,00 is samen € 290.500,00.')
		expect(words).toContain('70% is precies een grens.')
		expect(page.words.match(/indicatie/gi)).toHaveLength(1)
	})

	test.each(
		deal('pages', [
			[
				'the words of the firm',
				{ based_on_options: [{ name: 'woz', label: 'WOZ 2026' }] },
				' (WOZ 2026, 1 februari 2026)',
			],
			[
				'words of its own where the firm only has names',
				{ based_on_options: ['woz'] },
				' (WOZ-waarde, 1 februari 2026)',
			],
			['a valuation', { based_on: 'valuation' }, ' (taxatie, 1 februari 2026)'],
			[
				'a valuation from afar',
				{ based_on: 'remotevaluation' },
				' (waardebepaling op afstand, 1 februari 2026)',
			],
			['another source', { based_on: 'other' }, ' (andere bron, 1 februari 2026)'],
			['the date alone, without a basis', { based_on: '-' }, ' (1 februari 2026)'],
			['the date alone, with a basis nobody knows', { based_on: 'constructor' }, ' (1 februari 2026)'],
			['the basis alone', { market_value_date: null }, ' (WOZ-waarde)'],
			['neither', { market_value_date: null, based_on: null }, ''],
		]),
	)('tells where the value comes from: %s [307]', async (_words, change, end) => {
		site.tell(path, { ...known, collateral: { ...house, ...change } })
		const page = await site.anna.visit('/mortgages/7')
		expect(plain(readText(page.getByText(/^70% van/)))).toBe(`70% van € 415.000${end}`)
	})

	test('leads to the open task about a value that is missing or old, and to none that is done [307]', async () => {
		const task = { id: '9', type: 'UPDATE_MARKET_VALUE', product: { id: '7', type: 'mortgage' } }
		const old = { ...house, market_value_date: '2001-02-01' }
		const linksOf = async () => {
			const page = await site.anna.visit('/mortgages/7')
			const links = findHead(page)?.queryAllByRole('link', { name: 'Werk de waarde bij' }) ?? []
			return [links.map((link) => link.getAttribute('href')), wordsOf(page)]
		}
		site.tell('/api/actions', task)
		for (const [collateral, words] of [
			[old, 'Deze waarde is ouder dan 3 jaar.'],
			[null, 'Wij weten niet wat uw woning waard is.'],
		] as const) {
			site.tell(path, { ...known, collateral })
			expect(await linksOf()).toEqual([['/mortgages/7/marketvalue/9'], expect.stringContaining(words)])
		}
		site.tell('/api/actions', { ...task, is_done: true })
		expect(await linksOf()).toEqual([[], expect.stringContaining('Wij weten niet wat uw woning waard is.')])
	})

	test('of which the rate ends within a year says whom to ask, and has a calendar file with reminders', async () => {
		const day = dayjs().add(5, 'month').endOf('month').format('YYYY-MM-DD')
		site.tell(path, { ...known, loan_parts: [{ ...free, end_of_fixed_rate_period: day }] })
		const page = await site.anna.visit('/mortgages/7')
		const head = findHead(page)
		expect(listFigures(page)[1]?.[2]).toMatch(/^Over \d maanden € /)
		expect(
			head?.getByRole('link', { name: /^Bel 050\s555\s01\s12 Marieke Hoekstra$/ }).getAttribute('href'),
		).toBe('tel:0505550112')
		const mail = head?.getByRole('link', { name: 'Stuur een mail Marieke Hoekstra' })
		expect(decodeURIComponent(mail?.getAttribute('href') ?? '')).toMatch(
			/^mailto:marieke@noorderlicht\.voorbeeld\.nl\?subject=Rente vast tot \d+ \S+ \d{4}: Huis 7\/8$/,
		)
		const file = await page.follow('Zet in uw agenda')
		expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
		const lines = file.bytes.toString().split('\r\n')
		expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
		expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
			expect.stringMatching(/^TRIGGER:-P18[0-3]DT15H$/),
			'TRIGGER:-P41DT15H',
		])
	})

	test('has no calendar file without an end of a fixed rate', async () => {
		site.tell(path, { ...known, loan_parts: [{ ...free, end_of_fixed_rate_period: null }] })
		expect((await site.anna.visit('/mortgages/7/fixed-rate.ics')).status).toBe(404)
	})

	test('is not there at all where nothing is known [307]', async () => {
		expect(findHead(await show({ collateral: null, amount: null, loan_parts: [] }))).toBeUndefined()
	})
})

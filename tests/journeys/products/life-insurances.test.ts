import { describe, expect, test } from 'vitest'
import { findCard, getCard, readText } from '#tests/support/card'
import type { Page } from '#tests/support/page'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/life-insurances'
const full = {
	id: '7',
	label: 'Overlijdensrisico',
	insurer_name: 'Polis Aa',
	policy_number: 'ZL 88.204',
	payments: [
		{ amount: 23.4, term: 'per maand' },
		{ amount: 150, term: 'bij het begin' },
	],
	insured_consumers: [
		{
			name: 'Iris Kok',
			data: [
				{ insurance_type: 'Gelijkblijvend', capital: 150000, duration: 360 },
				{ insurance_type: 'Dalend', capital: 85000.5, duration: 1 },
			],
		},
		{ name: 'Sem Kok', data: [{ insurance_type: 'Gelijkblijvend', capital: null, duration: null }] },
	],
}

const insured = 'Wie en wat verzekerd is'
const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const premiumsOf = (page: Page) =>
	[...page.document.querySelectorAll('main dt')]
		.filter((term) => term.textContent === 'Premie')
		.map((term) => plain(term.nextElementSibling?.textContent ?? ''))
const tablesOf = (page: Page) =>
	[...page.document.querySelectorAll('main table')].map((table) => ({
		person: readText(table.querySelector('caption')!),
		rows: [...table.querySelectorAll('tr')].map((row) =>
			[...row.children].map((cell) => plain(readText(cell))),
		),
	}))

test('The list shows each life insurance with insurer, policy and open action points [46] [406] [409]', async () => {
	site.tell(
		path,
		{ ...full, action_counter: { total: 1, closed: 0, open: 1 } },
		{ id: '8', label: 'Uitvaart' },
	)
	const list = await site.anna.visit('/life-insurances')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Levensverzekeringen'])
	const link = list.getByRole('link', { name: /^Overlijdensrisico.*1 open punt$/ })
	expect(link.closest('li')?.textContent).toContain('Polis AaPolis ZL 88.204')
	expect(list.getByRole('link', { name: 'Uitvaart' }).closest('li')?.textContent).toBe('Uitvaart')
	const detail = await list.follow(link)
	expect([detail.path, detail.document.querySelector('h1')?.textContent]).toEqual([
		'/life-insurances/7',
		'Overlijdensrisico',
	])
})

test('A life insurance tells its insurer, its policy and each premium with its term [47] [406] [407] [409]', async () => {
	site.tell(path, full)
	const page = await site.anna.visit('/life-insurances/7')
	expect(readFacts(page)).toMatchObject({ Verzekeraar: 'Polis Aa', Polisnummer: 'ZL 88.204' })
	expect(premiumsOf(page)).toEqual(['€ 23,40 per maand', '€ 150,00 bij het begin'])
})

test.each(
	deal('pages', [
		['an amount without a term', [{ amount: 12 }], ['€ 12,00']],
		['a term without an amount', [{ term: 'per jaar' }], ['per jaar']],
		['one payment, not in a list', { amount: 12, term: 'per jaar' }, ['€ 12,00 per jaar']],
		['nothing of it', [{}], ['-']],
		['no payments', [], ['-']],
	]),
)('Of a premium the page shows what it is told: %s [407]', async (_words, payments, shown) => {
	site.tell(path, { ...full, payments })
	expect(premiumsOf(await site.anna.visit('/life-insurances/7'))).toEqual(shown)
})

describe('Who is insured', () => {
	test('has a table of coverages with type, capital and duration in months [408]', async () => {
		site.tell(path, full)
		const heads = ['Soort verzekering', 'Verzekerd bedrag', 'Looptijd']
		expect(tablesOf(await site.anna.visit('/life-insurances/7'))).toEqual([
			{
				person: 'Iris Kok',
				rows: [
					heads,
					['Gelijkblijvend', '€ 150.000,00', '360 maanden'],
					['Dalend', '€ 85.000,50', '1 maand'],
				],
			},
			{ person: 'Sem Kok', rows: [heads, ['Gelijkblijvend', '-', '-']] },
		])
	})

	test('is named without a table while no coverage is known [408]', async () => {
		site.tell(path, {
			...full,
			insured_consumers: [
				{ name: 'Iris Kok', data: [] },
				{ name: null, data: null },
			],
		})
		const page = await site.anna.visit('/life-insurances/7')
		const none = 'Wat verzekerd is, weten wij nog niet.'
		expect(getCard(page, insured).words).toBe(`${insured}Iris Kok${none}Verzekerde${none}`)
		expect(tablesOf(page)).toEqual([])
	})

	test('is left out where nobody is told [408]', async () => {
		site.tell(path, { ...full, insured_consumers: [] })
		expect(findCard(await site.anna.visit('/life-insurances/7'), insured)).toBeUndefined()
	})
})

testProductFields(
	site,
	{
		path,
		address: '/life-insurances/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Uitvaart', present: 'Uitvaart', absent: 'Levensverzekering' },
			{ name: 'insurer_name', value: 'Aa', present: 'Verzekeraar: Aa', absent: 'Verzekeraar: -' },
			{ name: 'policy_number', value: 88204, present: 'Polisnummer: 88204', absent: 'Polisnummer: -' },
			{ name: 'payments', value: [{ amount: 5 }], present: 'Premie: € 5,00', absent: 'Premie: -' },
			{ name: 'insured_consumers', value: [{ name: 'Iris Kok' }], present: 'Iris Kok' },
		],
	},
	'[196] [406]',
)

test('What is open at a life insurance stands beside it, with its documents [47]', async () => {
	site.tell(path, full)
	const about = (type: string) => ({ id: '7', label: 'Polis', type })
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Gezondheidsverklaring', product: about('LIFEINSURANCE') },
		{ ...upload, id: '2', label: 'Taxatie', product: about('mortgage') },
	)
	const page = await site.anna.visit('/life-insurances/7')
	expect(getCard(page, 'Wat u nu kunt doen').words).toContain('Gezondheidsverklaring')
	expect(page.words).not.toContain('Taxatie')
})

test.each(['9', '7%00', 'a'.repeat(300)])('No life insurance has the id %s: not found [504]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/life-insurances/${id}`)).status).toBe(404)
})

test('Who has no life insurance reads so, in English too [46]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/life-insurances')
	expect(page.getByRole('heading', { name: 'U heeft geen levensverzekering via ons.' })).toBeTruthy()
	const english = await page.press('English')
	expect(english.getByRole('heading', { name: 'You have no life insurance through us.' })).toBeTruthy()
	await english.press('Nederlands')
})

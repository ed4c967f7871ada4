import { describe, expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { deal } from '#tests/support/full'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/mortgages'
const full = {
	id: '7',
	label: 'Hypotheek Wilgenlaan',
	lender: 'Bank Aa',
	amount: 342500,
	arrangement: 'Vast en Zeker',
	product_name: 'Woonhypotheek',
	quote_number: 'WH-4518',
	has_timeline: true,
	timeline: [
		{ label: 'Advies', completed: true, active: false },
		{ label: 'Offerte', completed: false, active: true },
		{ label: 'Notaris', completed: false, active: false },
	],
}

test('The list shows each mortgage with its open action points and leads to it [28] [299] [306]', async () => {
	site.tell(
		path,
		{ ...full, action_counter: { total: 4, closed: 1, open: 3 } },
		{ id: '8', label: 'Overbrugging' },
	)
	const list = await site.anna.visit('/mortgages')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Hypotheken'])
	const link = list.getByRole('link', { name: /^Hypotheek Wilgenlaan.*3 open punten$/ })
	expect(link.closest('li')?.textContent.replace(/\u00a0/g, ' ')).toContain(
		'Bank Aa€ 342.500,00 bij de start',
	)
	expect(list.getByRole('link', { name: 'Overbrugging' }).getAttribute('href')).toBe('/mortgages/8')
	const detail = await list.follow(link)
	expect([detail.path, detail.document.querySelector('h1')?.textContent]).toEqual([
		'/mortgages/7',
		'Hypotheek Wilgenlaan',
	])
})

test('A mortgage tells how much, from whom, which product and by which quote [29] [302] [306]', async () => {
	site.tell(path, full)
	expect(readFacts(await site.anna.visit('/mortgages/7'))).toMatchObject({
		Hypotheekbedrag: '€ 342.500,00',
		Geldverstrekker: 'Bank Aa',
		Product: 'Woonhypotheek',
		Offertenummer: 'WH-4518',
	})
})

test.each([
	['its product', { product_name: null, product: 'Plushypotheek' }, 'Plushypotheek'],
	['its arrangement', { product_name: null }, 'Vast en Zeker'],
	['its own name', { product_name: null, arrangement: null }, 'Hypotheek Wilgenlaan'],
	['a dash', { product_name: null, arrangement: null, label: null }, '-'],
])('Where no product is named the mortgage shows %s [302]', async (_words, change, product) => {
	site.tell(path, { ...full, ...change })
	expect(readFacts(await site.anna.visit('/mortgages/7')).Product).toBe(product)
})

test('The number of the quote may be told as that of the product [302]', async () => {
	site.tell(path, { ...full, quote_number: null, product_quote_number: 'P-12' })
	expect(readFacts(await site.anna.visit('/mortgages/7')).Offertenummer).toBe('P-12')
})

testProductFields(
	site,
	{
		path,
		address: '/mortgages/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Huis', present: 'Huis', absent: 'Hypotheek' },
			{ name: 'lender', value: 'Bank Aa', present: 'Geldverstrekker: Bank Aa', absent: 'Geldverstrekker: -' },
			{ name: 'amount', value: '342500.5', present: '€ 342.500,50', absent: 'Hypotheekbedrag: -' },
			{ name: 'arrangement', value: 'Vast', present: 'Product: Vast', absent: 'Product: Huis' },
			{ name: 'quote_number', value: 'W-1', present: 'Offertenummer: W-1', absent: 'Offertenummer: -' },
			{ name: 'has_timeline', value: true, present: 'Zo ver is uw hypotheek' },
			{ name: 'timeline', value: [{ label: 'Advies', active: true }], present: 'Advies Nu bezig' },
			{ name: 'loan_parts', value: [{ id: '1', amount: 1000 }], present: 'Leningdelen' },
			{ name: 'collateral', value: { market_value: 500000 }, present: 'van € 500.000' },
		],
	},
	'[302] [307]',
)

describe('The timeline', () => {
	const stepsOf = async (change: object) => {
		site.tell(path, { ...full, ...change })
		const page = await site.anna.visit('/mortgages/7')
		const steps = [...page.document.querySelectorAll('main ol > li')]
		return steps.map((step) => [
			step.textContent.trim(),
			step.getAttribute('data-state'),
			step.getAttribute('aria-current'),
		])
	}

	test('says of each step in a word whether it is done, going on or still to come [300] [301]', async () => {
		expect(await stepsOf({})).toEqual([
			['Advies Klaar', 'done', null],
			['Offerte Nu bezig', 'now', 'step'],
			['Notaris Later', 'later', null],
		])
	})

	test('takes a step that is active for the one under way, though it is called completed [301]', async () => {
		const advice = { label: 'Advies', completed: '1', active: '1' }
		expect(await stepsOf({ timeline: [advice, { label: 'Notaris' }] })).toEqual([
			['Advies Nu bezig', 'now', 'step'],
			['Notaris Later', 'later', null],
		])
	})

	test.each(
		deal('pages', [
			['the mortgage has none', { has_timeline: false }],
			['the API does not say that there is one', { has_timeline: null }],
			['it has no steps', { timeline: [] }],
			['its steps have no names', { timeline: [{ completed: true }] }],
			['it is told as a word', { timeline: 'geen' }],
		]),
	)('is left out when %s [300]', async (_words, change) => {
		expect(await stepsOf(change)).toEqual([])
	})
})

test('The advisor, what is open and all documents stand beside it; what belongs elsewhere does not [303] [304] [305]', async () => {
	site.tell(path, full)
	const about = (id: string, type?: string) => ({ id, label: 'Hypotheek', type })
	const upload = { type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', is_done: false }
	site.tell(
		'/api/actions',
		{ ...upload, id: '1', label: 'Loonstrook', product: about('7', 'MORTGAGE') },
		{ ...upload, id: '2', label: 'Polis', product: about('7', 'credit') },
		{ ...upload, id: '3', label: 'Paspoort', is_done: true, product: about('7', 'mortgage') },
		{ ...upload, id: '4', label: 'Jaaropgave', product: about('7') },
		{ ...upload, id: '5', label: 'Bouwtekening', product: about('8', 'mortgage') },
		{ id: '6', type: 'UPDATE_MARKET_VALUE', label: 'Woningwaarde', product: about('7', 'mortgage') },
	)
	const page = await site.anna.visit('/mortgages/7')
	const tasks = getCard(page, 'Wat u nu kunt doen')
	expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		'/actions/1/upload-document',
		'/actions/4/upload-document',
		'/mortgages/7/marketvalue/6',
	])
	expect(getCard(page, 'Documenten').words).toMatch(/^Documenten ?Paspoort.*Klaar$/)
	expect(tasks.words).not.toContain('Paspoort')
	expect(page.words).not.toMatch(/Polis|Bouwtekening/)
	expect(getCard(page, 'Uw adviseurs').words).toContain('Marieke Hoekstra')
})

test.each(['9', '7%00', '..%2F7', 'a'.repeat(300)])(
	'No mortgage has the id %s: not found [306]',
	async (id) => {
		site.tell(path, full)
		expect((await site.anna.visit(`/mortgages/${id}`)).status).toBe(404)
		expect((await site.anna.visit(`/mortgages/${id}/loan-parts.csv`)).status).toBe(404)
	},
)

test('Who has no mortgage reads so [28]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/mortgages')
	expect(page.getByRole('heading', { name: 'U heeft geen hypotheek via ons.' })).toBeTruthy()
})

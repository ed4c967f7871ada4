import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/cardifao'
const full = {
	id: '7',
	label: 'Woonlasten',
	reference_number: 'REF-1',
	quote_number: 'Q-2',
	action_counter: { total: 2, closed: 1, open: 1 },
}
const introduction = 'Deze verzekering betaalt een deel van de woonlasten bij arbeidsongeschiktheid.'

test('The list shows the introduction of the firm and each insurance with its open action points [53] [439] [445]', async () => {
	site.tell(path, full)
	const list = await site.anna.visit('/cardifao')
	expect(list.status).toBe(200)
	expect(list.document.querySelector('h1')?.textContent).toBe('Verzekering bij arbeidsongeschiktheid')
	expect(list.getByText(introduction)).toBeTruthy()
	const link = list.getByRole('link', { name: /^Woonlasten.*1 open punt$/ })
	expect(link.closest('li')?.textContent).toContain('Referentie REF-1')
	expect((await list.follow(link)).path).toBe('/cardifao/7')
})

test('Only insurances with action points are listed, those with done ones too [53] [440]', async () => {
	const counted = (id: string, counter: unknown) => ({ id, label: `Polis ${id}`, action_counter: counter })
	site.tell(
		path,
		counted('1', { total: 1, closed: 0, open: 1 }),
		counted('2', { total: 0, closed: 0, open: 0 }),
		counted('3', { total: 3, closed: 3, open: 0 }),
		counted('4', null),
		counted('5', { total: '1' }),
	)
	const list = await site.anna.visit('/cardifao')
	const shown = [...list.document.querySelectorAll('main h2 a')].map((link) => link.getAttribute('href'))
	expect(shown).toEqual(['/cardifao/1', '/cardifao/3', '/cardifao/5'])
})

test('Where none has action points the list says so, under the introduction [53] [440]', async () => {
	site.tell(path, { ...full, action_counter: { total: 0, closed: 0, open: 0 } })
	const list = await site.anna.visit('/cardifao')
	expect(list.getByText(introduction)).toBeTruthy()
	const name = 'U heeft geen aanvraag open voor een verzekering bij arbeidsongeschiktheid.'
	expect(list.getByRole('heading', { name })).toBeTruthy()
})

test.each([
	['that is listed', full],
	['that is not', { ...full, action_counter: null }],
])(
	'An insurance %s has its page: introduction, reference and quote [54] [439] [440]',
	async (_words, told) => {
		site.tell(path, told)
		const page = await site.anna.visit('/cardifao/7')
		expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'Woonlasten'])
		expect(page.getByText(introduction)).toBeTruthy()
		expect(readFacts(page)).toEqual({ Referentienummer: 'REF-1', Offertenummer: 'Q-2' })
	},
)

testProductFields(
	site,
	{
		path,
		address: '/cardifao/7',
		product: { id: '7' },
		fields: [
			{ name: 'label', value: 'Zeker', present: 'Zeker', absent: 'Verzekering bij arbeidsongeschiktheid' },
			{ name: 'reference_number', value: 12, present: 'Referentienummer: 12', absent: 'Referentienummer: -' },
			{ name: 'quote_number', value: 'Q-1', present: 'Offertenummer: Q-1', absent: 'Offertenummer: -' },
		],
	},
	'[54] [200]',
)

test('The premium that waits for an answer has its button [54]', async () => {
	site.tell(path, full)
	site.tell('/api/actions', {
		id: '1',
		type: 'CARDIF_PREMIUM',
		label: 'Premie',
		product: { id: '7', type: 'CARDIFAO' },
	})
	const tasks = getCard(await site.anna.visit('/cardifao/7'), 'Wat u nu kunt doen')
	expect(tasks.getByRole('link').getAttribute('href')).toBe('/cardifao/7/premium/1')
})

test.each(['9', '7%00', 'a'.repeat(300)])('No insurance has the id %s: not found [54]', async (id) => {
	site.tell(path, full)
	expect((await site.anna.visit(`/cardifao/${id}`)).status).toBe(404)
})

test('In English the firm and the portal both speak English [439]', async () => {
	site.tell(path, full)
	const page = await (await site.anna.visit('/cardifao/7')).press('English')
	expect(page.getByText(/^This insurance pays part of the housing costs/)).toBeTruthy()
	expect(readFacts(page)).toEqual({ 'Reference number': 'REF-1', 'Quote number': 'Q-2' })
	await page.press('Nederlands')
})

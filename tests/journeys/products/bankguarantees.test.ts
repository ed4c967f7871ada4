import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findCard, getCard } from '#tests/support/card'
import { defineFactField, readFacts, testProductFields } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const path = '/api/products/bankguarantees'
const standard = {
	id: '61',
	label: 'Garantie Lindelaan',
	company: 'Borgbank Dollard',
	cost: 175,
	date_of_issue: '2026-01-12',
	date_ultimate: '2026-06-30',
}
const bnp = {
	...standard,
	is_BNP: true,
	amount: 42500,
	purchase_price: 425000,
	purchase_agreement_date: '2026-01-05',
	premium: 310.5,
	one_off_additional_orv_cost: 95,
	arrangement: 'dha',
}
const papersTitle = 'Papieren bij deze bankgarantie'

test('The list says what a guarantee is and shows each with its open action points [35] [363]', async () => {
	site.tell(path, { ...bnp, action_counter: { total: 1, closed: 0, open: 1 } })
	const list = await site.anna.visit('/bankguarantees')
	expect([list.status, list.document.querySelector('h1')?.textContent]).toEqual([200, 'Bankgaranties'])
	expect(list.words).toContain('hoeft u bij de koop van een huis geen waarborgsom te betalen')
	const link = list.getByRole('link', { name: /^Garantie Lindelaan.*1 open punt$/ })
	expect(link.closest('li')?.textContent.replace(/\u00a0/g, ' ')).toContain(
		'Borgbank DollardBedrag van de garantie: € 42.500,00',
	)
	expect((await list.follow(link)).path).toBe('/bankguarantees/61')
})

test('Who has no guarantee reads so [363]', async () => {
	site.tell(path)
	const page = await site.anna.visit('/bankguarantees')
	expect(page.getByRole('heading', { name: 'U heeft geen bankgarantie via ons.' })).toBeTruthy()
})

test('A guarantee shows company, cost, date of issue and expiry date; it has no papers [36] [364]', async () => {
	site.tell(path, { ...bnp, is_BNP: false })
	const page = await site.anna.visit('/bankguarantees/61')
	expect(Object.entries(readFacts(page))).toEqual([
		['Kosten', '€ 175,00'],
		['Maatschappij', 'Borgbank Dollard'],
		['Afgegeven op', '12 januari 2026'],
		['Geldig tot en met', '30 juni 2026'],
	])
	expect(findCard(page, papersTitle)).toBeUndefined()
	expect(page.words).toMatch(/meestal 10% van de koopprijs.*betaalt u het binnen 30 dagen terug/)
})

test.each(['is_BNP', 'isBNP', 'is_bnp'])(
	'A guarantee of BNP, told as %s, shows what was bought and what is guaranteed [36] [194] [365]',
	async (spelled) => {
		site.tell(path, { ...bnp, is_BNP: undefined, [spelled]: 1 })
		expect(Object.entries(readFacts(await site.anna.visit('/bankguarantees/61')))).toEqual([
			['Bedrag van de garantie', '€ 42.500,00'],
			['Koopprijs', '€ 425.000,00'],
			['Premie', '€ 310,50'],
			['Eenmalige extra kosten voor de levensverzekering', '€ 95,00'],
			['Maatschappij', 'Borgbank Dollard'],
			['Datum van de koopovereenkomst', '5 januari 2026'],
			['Geldig tot en met', '30 juni 2026'],
		])
	},
)

test.each([0, -1, '0', null])('An additional cost of %s is not shown [365]', async (cost) => {
	site.tell(path, { ...bnp, one_off_additional_orv_cost: cost })
	const facts = readFacts(await site.anna.visit('/bankguarantees/61'))
	expect(facts).not.toHaveProperty('Eenmalige extra kosten voor de levensverzekering')
})

const common = [
	{ name: 'label', value: 'Garantie 14', present: 'Garantie 14', absent: 'Bankgarantie' },
	defineFactField('company', 'Borgbank', 'Maatschappij', 'Borgbank'),
	defineFactField('date_ultimate', '30-06-2026', 'Geldig tot en met', '30 juni 2026'),
]

testProductFields(
	site,
	{
		path,
		address: '/bankguarantees/61',
		product: { id: '61' },
		fields: [
			...common,
			defineFactField('cost', '175.25', 'Kosten', '€ 175,25'),
			defineFactField('date_of_issue', '12-01-2026', 'Afgegeven op', '12 januari 2026'),
		],
	},
	'[194] [364]',
)

testProductFields(
	site,
	{
		path,
		address: '/bankguarantees/61',
		product: { id: '61', is_bnp: true },
		fields: [
			...common,
			defineFactField('amount', 42500, 'Bedrag van de garantie', '€ 42.500,00'),
			defineFactField('purchase_price', 425000, 'Koopprijs', '€ 425.000,00'),
			defineFactField('premium', 310, 'Premie', '€ 310,00'),
			defineFactField(
				'purchase_agreement_date',
				'2026-01-05',
				'Datum van de koopovereenkomst',
				'5 januari 2026',
			),
			{
				name: 'one_off_additional_orv_cost',
				value: 95,
				present: 'Eenmalige extra kosten voor de levensverzekering: € 95,00',
			},
		],
	},
	'[194] [365]',
)

test.each([
	['application', '', 'Aanvraagformulier'],
	['conditions', 'TERMS_AND_CONDITIONS', 'Algemene voorwaarden'],
	['insurance-card', 'INSURANCE_CARD', 'Verzekeringskaart'],
])('The paper %s of a guarantee of BNP comes as the API gives it [365]', async (name, type, label) => {
	site.tell(path, bnp)
	const page = await site.anna.visit('/bankguarantees/61')
	const link = getCard(page, papersTitle).getByRole('link', { name: `Download ${label}` })
	expect(link.getAttribute('href')).toBe(`/bankguarantees/61/download/${name}`)
	const headers = { 'content-type': 'application/pdf' }
	const call = '/api/documents/bankguarantees/61/download'
	site.api.answer(http.get(`*${call}`, () => new HttpResponse('%PDF-1.7', { headers })))
	site.api.forgetCalls()
	const file = await page.follow(link)
	expect([file.status, file.bytes.toString()]).toEqual([200, '%PDF-1.7'])
	expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}.pdf"`)
	expect(site.api.callsTo('GET', call).map(({ query }) => query)).toEqual([{ type }])
})

test('The arrangement of Woongarant comes without an insurance card [194] [365]', async () => {
	site.tell(path, { ...bnp, arrangement: 'dha_woongarant' })
	const page = await site.anna.visit('/bankguarantees/61')
	const links = getCard(page, papersTitle).getAllByRole('link', { name: /^Download/ })
	expect(links.map((link) => link.textContent)).toEqual([
		'Download Aanvraagformulier',
		'Download Algemene voorwaarden',
	])
	expect((await site.anna.visit('/bankguarantees/61/download/insurance-card')).status).toBe(404)
})

test.each(['/bankguarantees/62/download/application', '/bankguarantees/61/download/toString'])(
	'There is no paper at %s [504]',
	async (address) => {
		site.tell(path, bnp)
		site.api.forgetCalls()
		expect((await site.anna.visit(address)).status).toBe(404)
		expect(site.api.callsTo('GET', /\/download$/)).toEqual([])
	},
)

test.each(['8', '61%00', 'a'.repeat(300)])('No guarantee has the id %s: not found [504]', async (id) => {
	site.tell(path, standard)
	expect((await site.anna.visit(`/bankguarantees/${id}`)).status).toBe(404)
})

import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { getCard } from '#tests/support/card'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { readFacts, startProductSite } from '#tests/support/product-site'

const site = startProductSite()
const address = '/mortgages/7/marketvalue/1'
const asked = {
	id: '1',
	type: 'UPDATE_MARKET_VALUE',
	label: 'Waarde',
	product: { id: '7', type: 'MORTGAGE' },
}

function answerCollateral(collateral: object, id = asked.id) {
	site.tell('/api/actions', { ...asked, id })
	site.tell('/api/products/mortgages', { id: '7', label: 'Huis', collateral })
}

test('The house stands above the form with the value that is known [324] [325]', async () => {
	answerCollateral({
		street_name: 'Kade',
		house_number: '5-B',
		zip_code: '9401 CD',
		city: 'Assen',
		market_value: 310000,
		based_on: '-',
	})
	expect(readFacts(await site.anna.visit(address))).toEqual({
		'Adres van uw woning': 'Kade 5-B, 9401 CD Assen',
		'Waarde die wij nu kennen': '€ 310.000,00',
	})
})

test('A value of nothing and a day that is yet to come are refused', async () => {
	answerCollateral({ market_value: 0 })
	const page = await site.anna.visit(address)
	page.fill('Nieuwe waarde in euro’s', '0,00')
	page.fill('Van welke datum is deze waarde?', '1-1-2099')
	site.api.forgetCalls()
	const refused = await page.press('Verstuur de waarde')
	const errors = ['marketValue', 'marketValueDate'].map(
		(name) => refused.document.getElementById(`market-value-${name}-error`)?.textContent,
	)
	expect(errors).toEqual([
		'Vul een bedrag in dat hoger is dan 0',
		`Vul een datum in die niet later is dan ${formatLongDate(dayAfter(0))}`,
	])
	expect(site.api.callsTo('POST', /edit-market-value/)).toEqual([])
})

test.each([{}, { market_value: null }, { market_value: 0 }])(
	'Without a value it is unknown: %j [325]',
	async (collateral) => {
		answerCollateral(collateral)
		expect(readFacts(await site.anna.visit(address))).toEqual({
			'Adres van uw woning': '-',
			'Waarde die wij nu kennen': 'Onbekend',
		})
	},
)

test('Value and date are both demanded, each at its field; nothing is sent [328] [671]', async () => {
	answerCollateral({ based_on_options: [] })
	const page = await (await site.anna.visit(address)).press('Verstuur de waarde')
	expect(page.isRefused).toBe(true)
	for (const name of ['marketValue', 'marketValueDate']) {
		const field = page.document.querySelector(`[name=${name}]`)
		expect(page.document.getElementById(`${field?.id}-error`)?.textContent).toBe('Dit veld is verplicht')
	}
	expect(site.api.callsTo('POST', /edit-market-value/)).toEqual([])
})

const bases = [
	['Andere bron', 'other'],
	['WOZ-waarde', 'woz'],
	['Waardebepaling op afstand', 'remotevaluation'],
	['Taxatie', 'valuation'],
] as const

test.each(bases)(
	'A value is based on one of four, "%s" is sent as %s; an estimate until chosen [326]',
	async (...row) => {
		const [label, basis] = row
		// A sent form is completed for this client, so each row uses another action.
		const id = `1-${basis}`
		answerCollateral({}, id)
		site.api.answer(http.post('*/edit-market-value', () => new HttpResponse(null, { status: 204 })))
		site.api.forgetCalls()
		const page = await site.anna.visit(`/mortgages/7/marketvalue/${id}`)
		const radios = page.getAllByRole<HTMLInputElement>('radio').filter(({ value }) => value !== '')
		expect(radios.map(({ value, checked }) => [value, checked])).toEqual(
			bases.map(([, value]) => [value, value === 'other']),
		)
		if (basis !== 'other') page.choose(label)
		page.fill('Nieuwe waarde in euro’s', '310.000')
		page.fill('Van welke datum is deze waarde?', '01-02-2026')
		await page.press('Verstuur de waarde')
		const [call] = site.api.callsTo('POST', '/api/products/mortgages/7/edit-market-value')
		expect(call?.json).toMatchObject({ basedOn: basis })
	},
)

test('A mortgage shows its own action points and no other product’s', async () => {
	site.tell('/api/products/mortgages', { id: '7', label: 'Huis' })
	site.tell(
		'/api/actions',
		asked,
		{ ...asked, id: '2', label: 'Van een ander', product: { id: '8', type: 'MORTGAGE' } },
		{ ...asked, id: '3', label: 'Van een lening', product: { id: '7', type: 'CREDIT' } },
	)
	const tasks = getCard(await site.anna.visit('/mortgages/7'), 'Wat u nu kunt doen')
	expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([address])
})

import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { getCard, readText } from '#tests/support/card'
import { dayAfter, formatLongDate } from '#tests/support/dates'
import { readFacts } from '#tests/support/product-site'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
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

const known = { market_value: 310_000, market_value_date: '2026-06-28', based_on: 'woz' }
const yes = 'Ja'
const press = 'Verstuur de waarde'
const bodies = () => site.api.callsTo('POST', /edit-market-value/).map(({ json }) => json)

function openKnown(id: string, collateral: object = known) {
	answerCollateral(collateral, id)
	site.api.answer(http.post('*/edit-market-value', () => new HttpResponse(null, { status: 204 })))
	site.api.forgetCalls()
	return site.anna.visit(`/mortgages/7/marketvalue/${id}`)
}

test('A value that the firm knows is asked about: a yes sends it as it was shown, and the receipt tells it [A273]', async () => {
	const page = await openKnown('yes')
	expect(readFacts(page)).toMatchObject({
		'Waarde die wij nu kennen': '€ 310.000,00',
		'Gebaseerd op': 'WOZ-waarde',
		'Datum van deze waarde': '28 juni 2026',
	})
	page.choose(yes)
	const sent = await page.press(press)
	expect(bodies()).toEqual([
		{ productActionId: 'yes', marketValue: 310_000, marketValueDate: '2026-06-28', basedOn: 'woz' },
	])
	expect(sent.received?.heading).toBe('Ontvangen: De woningwaarde klopt: Huis')
	const receipt = await sent.follow(/^Bewijs|Bekijk het bewijs/)
	expect(readFacts(receipt)).toMatchObject({ 'Klopt dit?': 'Ja', 'Gebaseerd op': 'WOZ-waarde' })
})

test('A form that is sent untouched asks whether the value is right, and sends nothing [A273]', async () => {
	const refused = await (await openKnown('untouched')).press(press)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	const error = refused.document.getElementById('market-value-isRight-error')
	expect(error?.textContent).toBe('Kies een van de antwoorden')
})

test('After a no the new value is sent; beside a yes it is refused and kept [A273]', async () => {
	const page = await openKnown('no')
	page.choose(yes)
	page.fill('Nieuwe waarde in euro’s', '325.000')
	const refused = await page.press(press)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	expect(refused.document.getElementById('market-value-isRight-error')?.textContent).toBe(
		'Hieronder vulde u iets anders in. Kies Nee om dat te versturen.',
	)
	refused.choose('Nee')
	await refused.press(press)
	expect(bodies()).toMatchObject([{ marketValue: 325_000, marketValueDate: '2026-06-28', basedOn: 'woz' }])
})

test('A yes to a value that changed since is asked again beside the new one [A273]', async () => {
	const page = await openKnown('changed')
	answerCollateral({ ...known, market_value: 330_000 }, 'changed')
	page.choose(yes)
	const refused = await page.press(press)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	const cells = refused.getAllByRole('cell').map(readText)
	expect(cells).toEqual(expect.arrayContaining(['€ 310.000,00', '€ 330.000,00']))
	await refused.press(press)
	expect(bodies()).toMatchObject([{ marketValue: 330_000 }])
})

test.each([
	{ market_value: 0 },
	{ market_value_date: null },
	{ market_value_date: '2099-01-01' },
	{ based_on: '' },
])('Nothing is asked about a value with %j: its fields are [A273]', async (change) => {
	const page = await openKnown(`half-${JSON.stringify(change)}`, { ...known, ...change })
	expect(page.queryByRole('radio', { name: yes })).toBeNull()
	expect(page.getByLabelText('Nieuwe waarde in euro’s')).toBeTruthy()
})

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

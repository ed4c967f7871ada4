import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readFacts } from '#tests/support/product-site'
import { signIn } from '#tests/support/sign-in'
import { deal } from '#tests/support/full'
import { add, getFormField, house, openLoanParts, send } from './loan-parts-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const openSession = async () => (await signIn(site.portal.url, { branch: 'noord' })).visitor
const [annuity] = house.loan_parts
const linear = { ...annuity, id: '72', type: 'linear', amount: 90_000, current_amount: 81_250.5 }
const complete = { loan_parts: [annuity, linear] }
const path = '/api/products/mortgages/7/update-details'
const bodies = () => site.api.callsTo('POST', path).map(({ json }) => json)

/** Each test has a client of its own: what another one did or typed stays theirs. */
async function openKnown(change: object = {}) {
	site.api.answer(http.post(`*${path}`, () => new HttpResponse(null, { status: 204 })))
	site.api.forgetCalls()
	return openLoanParts(site, { ...complete, ...change }, await openSession())
}

const dates = { date: '01-06-2021', startOfFixedRatePeriod: '01-06-2021', endOfFixedRatePeriod: '01-06-2041' }
const recorded = {
	marketValue: 415_000,
	basedOn: 'woz',
	marketValueDate: '2026-02-01',
	smartcareMinimumSavingsAmount: 50,
	smartcareMinimumSavingsPeriod: 'ANNUALLY',
	smartcareAbstainFromCalculationTill: null,
	loanParts: [
		{ id: '71', type: 'annuity', amount: 212_500, currentAmount: null, interest: 3.85, ...dates },
		{ id: '72', type: 'linear', amount: 90_000, currentAmount: 81_250.5, interest: 3.85, ...dates },
	],
	newLoanParts: [],
}

test('Parts that the firm knows are asked about: a yes sends them as they are recorded, and the receipt tells them [A274]', async () => {
	const page = await openKnown()
	expect(readFacts(page)).toMatchObject({
		'Waarde van uw woning in euro’s': '€ 415.000,00',
		'Leningdeel 2':
			'linear; bedrag € 90.000,00; nog € 81.250,50 af te lossen; rente 3,85%; ingangsdatum 1 juni 2021; rente vast vanaf 1 juni 2021; rente vast tot 1 juni 2041',
	})
	page.choose('Ja')
	const sent = await page.press(send)
	expect(bodies()).toEqual([{ productActionId: '70', data: recorded }])
	expect(sent.received?.heading).toBe('Ontvangen: De gegevens van uw hypotheek kloppen: Huis')
	const receipt = await sent.follow(/^Bewijs|Bekijk het bewijs/)
	expect(readFacts(receipt)).toMatchObject({
		'Klopt dit?': 'Ja',
		'Waarop is deze waarde gebaseerd?': 'WOZ-waarde',
	})
})

test('A form that is sent untouched asks whether the parts are right, and sends nothing [A274]', async () => {
	const refused = await (await openKnown()).press(send)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	const error = refused.document.getElementById('loan-parts-isRight-error')
	expect(error?.textContent).toBe('Kies een van de antwoorden')
})

test('After a no the change is sent; beside a yes it is refused and kept [A274]', async () => {
	const page = await openKnown()
	page.choose('Ja')
	getFormField(page, 'loanParts[0].currentAmount').value = '200.000'
	const refused = await page.press(send)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	expect(refused.document.getElementById('loan-parts-isRight-error')?.textContent).toBe(
		'Hieronder vulde u iets anders in. Kies Nee om dat te versturen.',
	)
	refused.choose('Nee')
	await refused.press(send)
	const [part, other] = recorded.loanParts
	const loanParts = [{ ...part, currentAmount: 200_000 }, other]
	expect(bodies()).toEqual([{ productActionId: '70', data: { ...recorded, loanParts } }])
})

test('A field that was emptied, or a new part, is refused beside a yes too [A274]', async () => {
	const page = await openKnown()
	page.choose('Ja')
	getFormField(page, 'marketValue').value = ''
	expect((await page.press(send)).isRefused).toBe(true)
	const more = await (await openKnown()).press(add)
	more.choose('Ja')
	const refused = await more.press(send)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	await refused.press('Verwijder nieuw leningdeel 1')
})

test('A yes to a part that changed since is asked again beside the new one [A274]', async () => {
	const page = await openKnown()
	const changed = { ...linear, interest: 4.1 }
	page.choose('Ja')
	site.tell('/api/products/mortgages', { ...house, loan_parts: [annuity, changed] })
	const refused = await page.press(send)
	expect([refused.isRefused, bodies()]).toEqual([true, []])
	expect(refused.words).toContain('rente 4,10%')
	await refused.press(send)
	expect(bodies()).toMatchObject([{ data: { loanParts: [{ interest: 3.85 }, { interest: 4.1 }] } }])
})

test('A yes above parts that are other ones now is asked again, unanswered [A274]', async () => {
	const page = await openKnown()
	page.choose('Ja')
	site.tell('/api/products/mortgages', { ...house, loan_parts: [annuity, { ...linear, id: '73' }] })
	const again = await page.press(send)
	expect(bodies()).toEqual([])
	expect(again.getByRole<HTMLInputElement>('radio', { name: 'Ja' }).checked).toBe(false)
})

test('A draft keeps what was typed and no yes, which would stand above newer figures [A274]', async () => {
	const page = await openKnown()
	page.choose('Ja')
	const kept = await (await page.press(add)).press('Verwijder nieuw leningdeel 1')
	expect(kept.getByRole<HTMLInputElement>('radio', { name: 'Ja' }).checked).toBe(false)
	kept.choose('Nee')
	const again = await (await kept.press(add)).press('Verwijder nieuw leningdeel 1')
	expect(again.getByRole<HTMLInputElement>('radio', { name: 'Nee' }).checked).toBe(true)
	expect(bodies()).toEqual([])
})

test.each(
	deal('actions', [
		{ loan_parts: [annuity, { ...linear, end_of_fixed_rate_period: null }] },
		{ loan_parts: [annuity, { ...linear, amount: '1.250' }] },
		{ loan_parts: [] },
		{ collateral: { market_value: 415_000, based_on: 'woz' } },
		{ smartcare: { minimum_savings_amount: '1.250' } },
	]),
)('Nothing is asked about a record with %j: its fields are [A274]', async (change) => {
	const page = await openKnown(change)
	expect(page.queryByRole('radio', { name: 'Ja' })).toBeNull()
	expect(getFormField(page, 'marketValue')).toBeTruthy()
})

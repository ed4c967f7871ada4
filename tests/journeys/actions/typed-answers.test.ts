import { expect, test } from 'vitest'
import { getFormField, house, listSummaryErrors, openLoanParts, send } from './loan-parts-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const sent = () =>
	site.api
		.callsTo('POST', '/api/products/mortgages/7/update-details')
		.map(({ json }) => (json as { data: { loanParts: Record<string, unknown>[]; marketValue: number } }).data)

async function openEmpty() {
	const page = await openLoanParts(site)
	site.api.forgetCalls()
	return page
}

test('Amounts, per cents and days in all their spellings reach the API as one value', async () => {
	const page = await openEmpty()
	getFormField(page, 'marketValue').value = '415’500 €'
	getFormField(page, 'loanParts[0].currentAmount').value = '200.000,–'
	getFormField(page, 'loanParts[0].interest').value = '３,75 procent'
	getFormField(page, 'loanParts[0].date').value = '1e juni 2021'
	await page.press(send)
	expect(sent()).toEqual([expect.objectContaining({ marketValue: 415500 })])
	expect(sent()[0]?.loanParts[0]).toMatchObject({ currentAmount: 200000, interest: 3.75, date: '01-06-2021' })
})

test('An amount a hundred times off and interest as a fraction are asked about once, never refused', async () => {
	const page = await openEmpty()
	getFormField(page, 'loanParts[0].currentAmount').value = '12'
	getFormField(page, 'loanParts[0].interest').value = '0,045'
	getFormField(page, 'marketValue').value = '4.150'
	const asked = await page.press(send)
	expect(asked.isRefused).toBe(true)
	expect(listSummaryErrors(asked).map((text) => text.replace(/\s/g, ' '))).toEqual([
		expect.stringContaining('Er is nog niets verstuurd.'),
		'Waarde van uw woning in euro’s: Klopt € 4.150,00? Bij ons staat € 415.000,00.',
		'Nog af te lossen in euro’s van leningdeel 1: Klopt € 12,00, naast een bedrag van € 212.500,00?',
		'Rente in procenten van leningdeel 1: Klopt 0,045%, of moet het 4,5% zijn?',
	])
	expect(sent()).toEqual([])
	getFormField(asked, 'loanParts[0].interest').value = '4,5'
	asked.choose('Dit klopt allemaal')
	await asked.press(send)
	expect(sent()[0]).toMatchObject({ marketValue: 4150 })
	expect(sent()[0]?.loanParts[0]).toMatchObject({ currentAmount: 12, interest: 4.5 })
})

test('What the record has is not asked about, whatever it is', async () => {
	const part = { id: '71', amount: 212500, interest: 0.045 }
	site.api.forgetCalls()
	const page = await openLoanParts(site, {
		loan_parts: [part],
		collateral: { ...house.collateral, market_value: 12 },
	})
	await page.press(send)
	expect(sent()[0]?.loanParts[0]).toMatchObject({ amount: 212500, interest: 0.045 })
})

const approval = '/actions/11022/approve-document'
const answer = '/api/actions/11022/respond-document-approval'

test('A question without words is asked for once, and may go out without', async () => {
	site.tell('/api/actions', { id: '11022', type: 'APPROVE_DOCUMENT', label: 'Akkoord op de akte' })
	site.api.forgetCalls()
	const page = await site.anna.visit(approval)
	page.choose('Ik heb eerst een vraag')
	const asked = await page.press('Verstuur uw antwoord')
	expect([asked.isRefused, listSummaryErrors(asked)[1]]).toEqual([
		true,
		'Uw opmerking of vraag: Wat wilt u vragen? Schrijf het hier op.',
	])
	expect(asked.getByLabelText<HTMLInputElement>('Ik heb eerst een vraag').checked).toBe(true)
	expect(site.api.callsTo('POST', answer)).toEqual([])
	asked.choose('Verstuur dit zonder uitleg')
	await asked.press('Verstuur uw antwoord')
	expect(site.api.callsTo('POST', answer).map(({ json }) => json)).toEqual([
		{ response: 'no_question', explanation: null },
	])
})

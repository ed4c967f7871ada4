import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Page } from '#tests/support/page'
import { signIn } from '#tests/support/sign-in'
import { add, getFormField, openLoanParts, send } from './loan-parts-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
const chosenOf = (page: Page, name: string) =>
	page.document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value

describe('The form shows what is known', () => {
	test('of the house, every loan part and the saving [309] [313]', async () => {
		const page = await openLoanParts(site)
		const shown = Object.fromEntries(
			['marketValue', 'marketValueDate', 'smartcareMinimumSavingsAmount']
				.concat(['type', 'amount', 'currentAmount', 'interest', 'date'].map((name) => `loanParts[0].${name}`))
				.concat('loanParts[0].startOfFixedRatePeriod', 'loanParts[0].endOfFixedRatePeriod')
				.concat('loanParts[1].type', 'loanParts[1].amount', 'loanParts[1].interest')
				.map((name) => [name, getFormField(page, name).value]),
		)
		expect(shown).toEqual({
			marketValue: '415.000,00',
			marketValueDate: '01-02-2026',
			smartcareMinimumSavingsAmount: '50,00',
			'loanParts[0].type': 'annuity',
			'loanParts[0].amount': '212.500,00',
			'loanParts[0].currentAmount': '',
			'loanParts[0].interest': '3,85',
			'loanParts[0].date': '01-06-2021',
			'loanParts[0].startOfFixedRatePeriod': '01-06-2021',
			'loanParts[0].endOfFixedRatePeriod': '01-06-2041',
			'loanParts[1].type': 'savings',
			'loanParts[1].amount': '',
			'loanParts[1].interest': '',
		})
		expect([chosenOf(page, 'basedOn'), chosenOf(page, 'smartcareMinimumSavingsPeriod')]).toEqual([
			'woz',
			'ANNUALLY',
		])
		const types = page.getByLabelText(/^Soort van leningdeel 1/).querySelectorAll('option')
		expect([...types].map(({ text }) => text)).toEqual(['Annuïteiten', 'linear', 'savings'])
	})

	test('or nothing where nothing is known: a saving per month, an estimate, no part and none to add [298]', async () => {
		const page = await openLoanParts(site, {
			loan_parts: [],
			loan_part_types: null,
			collateral: null,
			smartcare: null,
		})
		expect(getFormField(page, 'marketValue').value).toBe('')
		expect(chosenOf(page, 'basedOn')).toBe('other')
		expect(chosenOf(page, 'smartcareMinimumSavingsPeriod')).toBe('MONTHLY')
		expect(page.document.querySelectorAll('[name^=loanParts]')).toHaveLength(0)
		expect(page.queryByRole('button', { name: add })).toBeNull()
	})
})

test('The saving can be changed and goes as it was typed: amount, period and the date until which nothing is told; a date can be cleared [242] [314]', async () => {
	site.api.answer(http.post('*/update-details', () => new HttpResponse(null, { status: 204 })))
	const till = 'smartcareAbstainFromCalculationTill'
	const smartcare = { minimum_savings_amount: 50, abstain_from_calculation_till: '2027-03-01' }
	const sendWith = async (typed: string) => {
		const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
		const page = await openLoanParts(site, { smartcare }, visitor)
		expect(getFormField(page, till).value).toBe('01-03-2027')
		getFormField(page, till).value = typed
		page.fill('Vanaf welke besparing in euro’s wilt u bericht?', '75,50')
		page.choose('Over de hele resterende looptijd')
		site.api.forgetCalls()
		await page.press(send)
		return site.api.callsTo('POST', /update-details/).map(({ json }) => json)
	}
	const saving = {
		smartcareMinimumSavingsAmount: 75.5,
		smartcareMinimumSavingsPeriod: 'REMAINING_DURATION',
	}
	expect(await sendWith('1-2-2199')).toMatchObject([{ data: { ...saving, [till]: '2199-02-01' } }])
	expect(await sendWith('')).toMatchObject([{ data: { ...saving, [till]: null } }])
})

test.each([
	['/mortgages/7/loan-parts/71', 'an action that is not there'],
	['/mortgages/8/loan-parts/70', 'another mortgage than the action is about'],
	['/mortgages/7/marketvalue/70', 'a page for another kind of action'],
	['/mortgages/7%2F/loan-parts/70', 'an odd id'],
])('%s leads to not-found: %s [30]', async (path) => {
	await openLoanParts(site)
	expect((await site.anna.visit(path)).path).toBe('/404')
})

test('Somebody who lets parts be as they are sends them as they are, with null for what is empty [312] [315] [323]', async () => {
	site.api.backend.reset()
	const { visitor } = await signIn(site.portal.url, { branch: 'noord' })
	site.api.forgetCalls()
	const landed = await (await visitor.visit('/mortgages/10011/loan-parts/11103')).press(send)
	expect(landed.path).toBe('/mortgages/10011')
	expect(landed.received?.lines[0]).toContain('Wij hebben uw leningdelen bijgewerkt.')
	const [call] = site.api.callsTo('POST', '/api/products/mortgages/10011/update-details')
	expect(call?.json).toMatchObject({
		productActionId: '11103',
		data: {
			marketValue: 415000,
			basedOn: 'woz',
			smartcareMinimumSavingsAmount: 50,
			smartcareMinimumSavingsPeriod: 'MONTHLY',
			smartcareAbstainFromCalculationTill: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			newLoanParts: [],
			loanParts: [
				{ id: '12011' },
				{ id: '12012' },
				{ id: '12013', interest: 5.05, currentAmount: null, endOfFixedRatePeriod: null },
			],
		},
	})
	const read = site.api.calls.map(({ method, path }) => `${method} ${path}`)
	expect(read.slice(read.indexOf('POST /api/products/mortgages/10011/update-details') + 1)).toContain(
		'GET /api/actions',
	)
})

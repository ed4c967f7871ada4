import { beforeEach, describe, expect, test } from 'vitest'
import { discardDrafts } from '#tests/support/discard-drafts'
import { signIn } from '#tests/support/sign-in'
import type { Visitor } from '#tests/support/visitor'
import { anna, bram, fillIn, createPersonIn, pressFormButton, send } from './inventory-page'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })
let alone: Visitor
beforeEach(async () => {
	site.api.backend.reset()
	alone = (await signIn(site.portal.url, { branch: 'noord', email: 'bram@voorbeeld.nl' })).visitor
	await discardDrafts(alone)
	site.api.forgetCalls()
})
const sent = () => site.api.callsTo('POST', '/api/inventory-form').map(({ json }) => json)

const nothing = {
	additionalData: {
		appointmentGoal: null,
		housingType: null,
		purchasePrice: null,
		existingOrNew: null,
		addressData: null,
	},
	mortgage: {
		hasMortgage: null,
		lender: null,
		mortgageStartDate: null,
		mortgageTotal: null,
		loanParts: [],
		WOZ: null,
		currentMortgageAmount: null,
		currentMonthlyMortgageAmount: null,
		hasSavingsOrInvestingLinked: null,
		savingsOrInvestingAmount: null,
		monthlySavings: null,
		currentSavingsAmount: null,
		currentDebtAmount: 0,
		maxNetMonthlyAmount: null,
	},
	pension: { pensionDate: null, pensions: [] },
	general: { hasOrHadCoCRegistration: null, extraRemarksOrQuestions: null },
}
const quinten = {
	gender: 'X',
	initials: 'Q.',
	firstName: 'Quinten',
	preposition: null,
	lastName: 'Zijlstra',
	streetName: 'Turfsingel',
	houseNumber: '7-A',
	houseNumberAddition: null,
	zipcode: '9712 KL',
	city: 'Groningen',
	birthCountry: 'SR Suriname',
	birthDate: '1990-02-01',
	birthLastName: 'Zijlstra',
	birthPreposition: null,
	phoneHome: null,
	phoneMobile: null,
	email: 'quinten@voorbeeld.nl',
	maritalState: '5',
	degree: '7',
	smoker: null,
	inPaidEmployment: null,
	grossMonthlyIncome: 2000,
	everDivorced: null,
	children: null,
	hasPartner: false,
}
const unknown = { 'consumer.houseNumberAddition': '', 'consumer.phoneMobile': '' }
const debt = { 'mortgage.currentDebtAmount': '0' }

test('Somebody alone who leaves out all that may be left out sends null for it, no partner and no rows [563] [564]', async () => {
	const page = fillIn(await alone.visit(bram), { ...createPersonIn('consumer'), ...unknown, ...debt })
	const landed = await pressFormButton(page, send)
	expect(landed.path).toBe('/dashboard')
	expect(landed.received?.lines[0]).toBe('Wij hebben je gegevens ontvangen.')
	expect(sent()).toEqual([{ productActionId: '21032', data: { ...nothing, consumer: quinten } }])
})

/** Every answer of a client with a mortgage, without rows. */
const allTold = {
	'consumer.preposition': 'van',
	'consumer.houseNumberAddition': '2 hoog',
	'consumer.birthPreposition': 'de',
	'consumer.phoneHome': '050 555 66 77',
	'consumer.phoneMobile': '+31 6 5555 1212',
	'consumer.smoker': 'yes',
	'consumer.inPaidEmployment': 'no',
	'consumer.everDivorced': 'yes',
	'consumer.children': '3',
	'additionalData.appointmentGoal': 'Groter wonen',
	'additionalData.housingType': 'eigendom',
	'additionalData.estimatedValue': '300.000',
	'additionalData.purchasePrice': '€ 425.000,50',
	'additionalData.existingOrNew': 'new',
	'additionalData.addressData': 'Aan de Plas 3, Haren',
	'mortgage.hasMortgage': 'yes',
	'mortgage.lender': 'Spaarbank De Zwaluwe',
	'mortgage.mortgageStartDate': '1 mei 2015',
	'mortgage.mortgageEndDate': '1 mei 2045',
	'mortgage.mortgageTotal': '200000',
	'mortgage.WOZ': '310.000',
	'mortgage.currentMortgageAmount': '150.250,25',
	'mortgage.currentMonthlyMortgageAmount': '720',
	'mortgage.hasSavingsOrInvestingLinked': 'yes',
	'mortgage.savingsOrInvestingAmount': '12.000',
	'mortgage.monthlySavings': '250',
	'mortgage.currentSavingsAmount': '18.500',
	'mortgage.currentDebtAmount': '1.000',
	'mortgage.maxNetMonthlyAmount': '1.100',
	'pension.pensionDate': '1-2-2057',
	'general.hasOrHadCoCRegistration': 'no',
	'general.extraRemarksOrQuestions': 'Bel mij liever\nna zes uur',
}
const filledFields = {
	consumer: {
		...quinten,
		preposition: 'van',
		houseNumberAddition: '2 hoog',
		birthPreposition: 'de',
		phoneHome: '050 555 66 77',
		phoneMobile: '+31 6 5555 1212',
		smoker: true,
		inPaidEmployment: false,
		everDivorced: true,
		children: 3,
	},
	additionalData: {
		appointmentGoal: 'Groter wonen',
		housingType: 'eigendom',
		purchasePrice: 425000.5,
		existingOrNew: 'new',
		addressData: 'Aan de Plas 3, Haren',
	},
	mortgage: {
		hasMortgage: true,
		lender: 'Spaarbank De Zwaluwe',
		mortgageStartDate: '2015-05-01',
		mortgageTotal: 200000,
		loanParts: [],
		WOZ: 310000,
		currentMortgageAmount: 150250.25,
		currentMonthlyMortgageAmount: 720,
		hasSavingsOrInvestingLinked: true,
		savingsOrInvestingAmount: 12000,
		monthlySavings: 250,
		currentSavingsAmount: 18500,
		currentDebtAmount: 1000,
		maxNetMonthlyAmount: 1100,
	},
	pension: { pensionDate: '2057-02-01', pensions: [] },
	general: { hasOrHadCoCRegistration: false, extraRemarksOrQuestions: 'Bel mij liever\nna zes uur' },
}

test('All that somebody alone can tell is sent as the API spells it, but the estimated value and the end date [549] [550] [552] [555] [563]', async () => {
	const page = fillIn(await alone.visit(bram), { ...createPersonIn('consumer'), ...allTold })
	const receipt = await (await pressFormButton(page, send)).follow('Bekijk het bewijs')
	expect(sent()).toEqual([{ productActionId: '21032', data: filledFields }])
	expect(receipt.words).toContain('WOZ-waarde van je woning')
	expect(receipt.words).not.toMatch(/Geschatte waarde|Einddatum|300\.000/)
})

describe('What was typed below an answer that was changed again is not sent', () => {
	const { mortgage } = nothing
	test.each([
		[
			'a home of my own',
			{ 'additionalData.housingType': 'huurwoning' },
			{
				additionalData: { ...filledFields.additionalData, housingType: 'huurwoning' },
			},
		],
		[
			'savings with the mortgage',
			{ 'mortgage.hasSavingsOrInvestingLinked': 'no' },
			{
				mortgage: {
					...filledFields.mortgage,
					hasSavingsOrInvestingLinked: false,
					savingsOrInvestingAmount: null,
				},
			},
		],
		[
			'a mortgage',
			{ 'mortgage.hasMortgage': 'no' },
			{
				mortgage: {
					...mortgage,
					hasMortgage: false,
					monthlySavings: 250,
					currentSavingsAmount: 18500,
					currentDebtAmount: 1000,
					maxNetMonthlyAmount: 1100,
				},
			},
		],
	])('%s', async (_what, change, otherwise) => {
		const page = await alone.visit(bram)
		await pressFormButton(fillIn(page, { ...createPersonIn('consumer'), ...allTold, ...change }), send)
		expect(sent()).toEqual([{ productActionId: '21032', data: { ...filledFields, ...otherwise } }])
	})

	test('a partner [546] [554]', async () => {
		const page = await (await signIn(site.portal.url, { branch: 'noord' })).visitor.visit(anna)
		const change = { 'consumer.hasPartner': 'no', 'partnerPension.partnerPensionDate': '1-1-2050' }
		await pressFormButton(fillIn(page, { ...createPersonIn('consumer'), ...change, ...debt }), send)
		const [{ data }] = sent() as [{ data: Record<string, { hasPartner?: boolean }> }]
		expect(data.consumer?.hasPartner).toBe(false)
		expect(Object.keys(data)).not.toContain('partner')
		expect(Object.keys(data)).not.toContain('partnerPension')
	})
})

import { expect, test } from 'vitest'
import { buildInventoryBlocks } from './inventory-blocks'
import { buildInventoryPayload } from './inventory.server'

const answers = { maritalState: [], degree: [], birthCountry: [] }
const build = (values: Parameters<typeof buildInventoryPayload>[1], typed: unknown = {}) =>
	buildInventoryPayload(buildInventoryBlocks(answers, answers), values, typed)

/** Payload without any answers, copied from the contract. */
const person = {
	gender: null,
	initials: null,
	firstName: null,
	preposition: null,
	lastName: null,
	streetName: null,
	houseNumber: null,
	houseNumberAddition: null,
	zipcode: null,
	city: null,
	birthDate: null,
	birthCountry: null,
	birthPreposition: null,
	birthLastName: null,
	phoneHome: null,
	phoneMobile: null,
	email: null,
	maritalState: null,
	everDivorced: null,
	children: null,
	degree: null,
	inPaidEmployment: null,
	grossMonthlyIncome: null,
	smoker: null,
	hasPartner: null,
}
const additionalData = {
	appointmentGoal: null,
	housingType: null,
	purchasePrice: null,
	existingOrNew: null,
	addressData: null,
}
const mortgage = {
	hasMortgage: null,
	lender: null,
	mortgageStartDate: null,
	mortgageTotal: null,
	currentMortgageAmount: null,
	currentMonthlyMortgageAmount: null,
	WOZ: null,
	hasSavingsOrInvestingLinked: null,
	savingsOrInvestingAmount: null,
	monthlySavings: null,
	currentSavingsAmount: null,
	currentDebtAmount: null,
	maxNetMonthlyAmount: null,
	loanParts: [],
}
const nothing = {
	consumer: person,
	additionalData,
	mortgage,
	pension: { pensionDate: null, pensions: [] },
	general: { hasOrHadCoCRegistration: null, extraRemarksOrQuestions: null },
}

test('Every key is there, empty ones null; of a partner none where there is none', () => {
	expect(build({})).toEqual(nothing)
	expect(build({ 'consumer.hasPartner': 'no', 'partner.firstName': 'Bram' })).toEqual({
		...nothing,
		consumer: { ...person, hasPartner: false },
	})
})

test('A partner is sent as the client is, with a pension of their own', () => {
	const values = {
		'consumer.hasPartner': 'yes',
		'partner.firstName': 'Bram',
		'partnerPension.partnerPensionDate': '2040-01-01',
		'partnerPension.partnerPensions[0].amount': 900,
	}
	expect(build(values, { partnerPension: { partnerPensions: [{ amount: '900' }] } })).toEqual({
		...nothing,
		consumer: { ...person, hasPartner: true },
		partner: { ...person, firstName: 'Bram', hasPartner: true },
		partnerPension: {
			partnerPensionDate: '2040-01-01',
			partnerPensions: [
				{
					company: null,
					ageStartPayment: null,
					amount: 900,
					relativesPensionBeforeAOW: null,
					relativesPensionAfterAOW: null,
				},
			],
		},
	})
})

test('Yes and no are booleans, other answers their own word, dates as the API writes them', () => {
	const values = {
		'consumer.gender': 'X',
		'consumer.birthDate': '1980-03-31',
		'consumer.smoker': 'no',
		'consumer.everDivorced': 'yes',
		'consumer.children': 2,
		'additionalData.housingType': 'huurwoning',
		'additionalData.existingOrNew': 'new',
		'mortgage.mortgageStartDate': '2020-05-01',
		'general.hasOrHadCoCRegistration': 'no',
	}
	expect(build(values)).toEqual({
		...nothing,
		consumer: {
			...person,
			gender: 'X',
			birthDate: '1980-03-31',
			smoker: false,
			everDivorced: true,
			children: 2,
		},
		additionalData: { ...additionalData, housingType: 'huurwoning', existingOrNew: 'new' },
		mortgage: { ...mortgage, mortgageStartDate: '2020-05-01' },
		general: { hasOrHadCoCRegistration: false, extraRemarksOrQuestions: null },
	})
})

test('What the API has no place for is not sent', () => {
	const values = { 'additionalData.estimatedValue': 400_000, 'mortgage.mortgageEndDate': '2050-01-01' }
	expect(build(values)).toEqual(nothing)
})

test('Rows come in their order without empty ones; the dates of loan parts the other way round', () => {
	const values = {
		'mortgage.hasMortgage': 'yes',
		'mortgage.loanParts[0].type': 'yes',
		'mortgage.loanParts[2].startDate': '2020-05-01',
		'mortgage.loanParts[2].percentage': 1.5,
		'pension.pensions[1].company': 'ABP',
	}
	const typed = { mortgage: { loanParts: [{}, {}, {}] }, pension: { pensions: [{}, {}] } }
	const empty = { type: null, lender: null, percentage: null, startDate: null, endDate: null }
	const { mortgage: sent, pension } = build(values, typed)
	expect(sent).toEqual({
		...mortgage,
		hasMortgage: true,
		loanParts: [
			{ ...empty, type: 'yes' },
			{ ...empty, percentage: 1.5, startDate: '01-05-2020' },
		],
	})
	expect(pension.pensions).toEqual([
		{
			company: 'ABP',
			ageStartPayment: null,
			amount: null,
			relativesPensionBeforeAOW: null,
			relativesPensionAfterAOW: null,
		},
	])
})

import { expect, test } from 'vitest'
import { buildHypactPayload } from './hypact.server'

/** Payload without any answers, copied from the specification. */
const ofOne = {
	incomeExpectationTrend: '',
	incomeExpectation: 0,
	inHomeAfterRetirement: '',
	netDisposableIncomeRetirement: 0,
	inHomeAfterDeath: '',
	netDisposableIncomeDeath: 0,
	inHomeAfterDisability: '',
	netDisposableIncomeDisability: 0,
	inHomeAfterUnemployment: '',
	netDisposableIncomeUnemployment: 0,
}
const nothing = {
	isStarter: '',
	riskKnowSavingsMortgage: false,
	riskKnowInvestmentMortgage: false,
	riskKnowMortgageInterest: false,
	riskKnowNorepaymentMortgage: false,
	riskKnowLinearMortgage: false,
	riskKnowAnnuityMortgage: false,
	riskKnowHowFinancialLeaflets: false,
	riskKnowHowAdvisor: false,
	riskKnowHowFamily: false,
	riskKnowHowLiterature: false,
	deductibilityKnowCapping: false,
	deductibilityKnowBorrowing: false,
	deductibilityKnowHomeReserve: false,
	deductibilityKnowDifference: false,
	deductibilityKnowHowFinancialLeaflets: false,
	deductibilityKnowHowAdvisor: false,
	deductibilityKnowHowFamily: false,
	deductibilityKnowHowLiterature: false,
	knowIncomeRetirement: '',
	knowIncomeDeath: '',
	knowIncomeDisability: '',
	knowBuyFinancialProduct: '',
	experienceMortgage: '',
	pepSelf: '',
	pepAssociate: '',
	pepReason: '',
	currentCostsAffordable: '',
	monthlySavings: 0,
	totalSavings: 0,
	maxInputSavings: 0,
	payOffInFull: '',
	minimumPayOff: 0,
	changesInCosts: '',
	minimumYearsLiving: 0,
	riskInterestIncrease: '',
	yearsNoInterestIncrease: 0,
	maxCostsIncrease: 0,
	sustainabilityInterest: '',
	sustainabilityKnowGeneral: '',
	sustainabilityKnowEnergy: '',
	sustainabilityKnowSavings: '',
	sustainabilityKnowFinancing: '',
	sustainabilityComment: '',
	customer: [ofOne, ofOne],
}

test('Without answers every number is 0, every text empty, and nothing is known', () => {
	expect(buildHypactPayload({})).toEqual(nothing)
})

test('Each answer is sent under its key, that of a person with the person', () => {
	const values = {
		isStarter: '1',
		monthlySavings: 125.5,
		minimumYearsLiving: 3,
		pepReason: 'Burgemeester',
		'customer[0].incomeExpectation': 5,
		'customer[0].inHomeAfterDeath': '1',
		'customer[1].incomeExpectation': 7,
		'customer[1].inHomeAfterDeath': '0',
	}
	expect(buildHypactPayload(values)).toEqual({
		...nothing,
		isStarter: '1',
		monthlySavings: 125.5,
		minimumYearsLiving: 3,
		pepReason: 'Burgemeester',
		customer: [
			{ ...ofOne, incomeExpectation: 5, inHomeAfterDeath: '1' },
			{ ...ofOne, incomeExpectation: 7, inHomeAfterDeath: '0' },
		],
	})
})

test('What is known is true, and a tick about sustainability 1; others of these are no key', () => {
	const ticked = {
		deductibilityKnowHowFamily: true,
		sustainabilityFinanceLoan: true,
		sustainabilityReasonSale: true,
	} as const
	expect(buildHypactPayload(ticked)).toEqual({
		...nothing,
		deductibilityKnowHowFamily: true,
		sustainabilityFinanceLoan: '1',
		sustainabilityReasonSale: '1',
	})
})

import { expect, test } from 'vitest'
import { listQuestions } from '#tests/support/list-questions'
import { buildHypactSteps } from './hypact-steps'

const list = (hasPartner: boolean) =>
	buildHypactSteps(hasPartner).flatMap(({ name, blocks }) => [name, ...listQuestions(blocks)])

/** Copied from the specification; the step's name precedes its blocks. */
const withPartner = [
	'knowledge',
	'mortgageKnowledge',
	'  isStarter: choice, answers 1|0, words yesNo',
	'  riskKnow: ticks, answers riskKnowSavingsMortgage|riskKnowInvestmentMortgage|riskKnowMortgageInterest|riskKnowNorepaymentMortgage|riskKnowLinearMortgage|riskKnowAnnuityMortgage, isOptional',
	'  riskKnowHow: ticks, answers riskKnowHowFinancialLeaflets|riskKnowHowAdvisor|riskKnowHowFamily|riskKnowHowLiterature, isOptional',
	'  deductibilityKnow: ticks, answers deductibilityKnowCapping|deductibilityKnowBorrowing|deductibilityKnowHomeReserve|deductibilityKnowDifference, isOptional',
	'  deductibilityKnowHow: ticks, answers deductibilityKnowHowFinancialLeaflets|deductibilityKnowHowAdvisor|deductibilityKnowHowFamily|deductibilityKnowHowLiterature, isOptional',
	'incomeKnowledge',
	'  knowIncomeRetirement: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  knowIncomeDeath: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  knowIncomeDisability: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  knowBuyFinancialProduct: choice, answers precise|globally|nothing',
	'  experienceMortgage: choice, answers none|closed|ongoing',
	'pep',
	'pep',
	'  pepSelf: choice, answers 0|1, words pep',
	'  pepAssociate: choice, answers 0|1, words pep',
	'  pepReason: longText, isOptional, when pepSelf/pepAssociate=0|1',
	'income',
	'self',
	'  customer[0].incomeExpectationTrend: choice, answers gelijk|stijgt|daalt',
	'  customer[0].incomeExpectation: money, when incomeExpectationTrend=stijgt|daalt',
	'partner, about partner',
	'  customer[1].incomeExpectationTrend: choice, answers gelijk|stijgt|daalt',
	'  customer[1].incomeExpectation: money, when incomeExpectationTrend=stijgt|daalt',
	'retirement',
	'self',
	'  customer[0].inHomeAfterRetirement: choice, answers 1|0, words yesNo',
	'  customer[0].netDisposableIncomeRetirement: money, isOptional',
	'partner, about partner',
	'  customer[1].inHomeAfterRetirement: choice, answers 1|0, words yesNo',
	'  customer[1].netDisposableIncomeRetirement: money, isOptional',
	'savings',
	'savings, about both',
	'  currentCostsAffordable: choice, answers 1|0',
	'  monthlySavings: money, isOptional',
	'  totalSavings: money, isOptional',
	'  maxInputSavings: money, isOptional',
	'goals',
	'goals, about both',
	'  payOffInFull: choice, answers 1|0, words yesNo',
	'  minimumPayOff: money, when payOffInFull=0',
	'  changesInCosts: choice, answers toenemend|afnemend|gelijk',
	'  minimumYearsLiving: number, from 0, to 99, example 10, isWhole, isOptional',
	'risk',
	'risk, about both',
	'  riskInterestIncrease: choice, answers onacceptabel|xjaarzekerheid|acceptabel',
	'  yearsNoInterestIncrease: number, from 1, to 99, example 10, isWhole, when riskInterestIncrease=xjaarzekerheid',
	'  maxCostsIncrease: money, when riskInterestIncrease=acceptabel',
	'passingAway',
	'self',
	'  customer[0].inHomeAfterDeath: choice, answers 1|0, words yesNo',
	'  customer[0].netDisposableIncomeDeath: money, isOptional',
	'  customer[0].inHomeAfterDisability: choice, answers 1|0, words yesNo',
	'  customer[0].netDisposableIncomeDisability: money, isOptional',
	'  customer[0].inHomeAfterUnemployment: choice, answers 1|0, words yesNo',
	'  customer[0].netDisposableIncomeUnemployment: money, isOptional',
	'partner, about partner',
	'  customer[1].inHomeAfterDeath: choice, answers 1|0, words yesNo',
	'  customer[1].netDisposableIncomeDeath: money, isOptional',
	'  customer[1].inHomeAfterDisability: choice, answers 1|0, words yesNo',
	'  customer[1].netDisposableIncomeDisability: money, isOptional',
	'  customer[1].inHomeAfterUnemployment: choice, answers 1|0, words yesNo',
	'  customer[1].netDisposableIncomeUnemployment: money, isOptional',
	'sustainability',
	'sustainability, about both',
	'  sustainabilityInterest: choice, answers 1|0, words yesNo',
	'  sustainabilityFinance: ticks, answers sustainabilityFinanceLoan|sustainabilityFinanceSavings, isOptional, when sustainabilityInterest=1',
	'  sustainabilityReason: ticks, answers sustainabilityReasonCosts|sustainabilityReasonComfort|sustainabilityReasonSale|sustainabilityReasonEnvironment, isOptional',
	'  sustainabilityKnowGeneral: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  sustainabilityKnowEnergy: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  sustainabilityKnowSavings: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  sustainabilityKnowFinancing: choice, answers lot|enough|little|nothing, words amount, isScale',
	'  sustainabilityComment: longText, length sustainability, isOptional',
]

test('With a partner all nine steps are asked, about both', () => {
	expect(list(true)).toEqual(withPartner)
})

test('Alone nobody is asked about a partner, or about what a death would mean', () => {
	const left = withPartner.filter(
		(line) => !/^partner|customer\[1\]|Death:/.test(line) || line.includes('knowIncomeDeath'),
	)
	expect(list(false)).toEqual(
		left.map((line) => (line === 'self' ? 'alone' : line.replace(', about both', ''))),
	)
})

import { Hono } from 'hono'
import { z } from 'zod/v4'
import { readBody } from '#app/backend/body'
import type { Store } from '#app/backend/store.server'
import { requireConsumer, type Visit } from '#app/backend/visit.server'
import { closeAction, getOpenAction } from './action-item'

const yesNo = z.enum(['1', '0'])
const amount = z.enum(['lot', 'enough', 'little', 'nothing'])
const number = z.number().min(0)
const unasked = z.literal('')

const booleans = [
	'riskKnowSavingsMortgage',
	'riskKnowInvestmentMortgage',
	'riskKnowMortgageInterest',
	'riskKnowNorepaymentMortgage',
	'riskKnowLinearMortgage',
	'riskKnowAnnuityMortgage',
	'riskKnowHowFinancialLeaflets',
	'riskKnowHowAdvisor',
	'riskKnowHowFamily',
	'riskKnowHowLiterature',
	'deductibilityKnowCapping',
	'deductibilityKnowBorrowing',
	'deductibilityKnowHomeReserve',
	'deductibilityKnowDifference',
	'deductibilityKnowHowFinancialLeaflets',
	'deductibilityKnowHowAdvisor',
	'deductibilityKnowHowFamily',
	'deductibilityKnowHowLiterature',
]
const ticks = [
	'sustainabilityReasonCosts',
	'sustainabilityReasonComfort',
	'sustainabilityReasonSale',
	'sustainabilityReasonEnvironment',
	'sustainabilityFinanceLoan',
	'sustainabilityFinanceSavings',
]
const all = <T extends z.ZodType>(names: string[], type: T) =>
	Object.fromEntries(names.map((name) => [name, type]))

const customer = z.strictObject({
	incomeExpectationTrend: z.enum(['gelijk', 'stijgt', 'daalt']).or(unasked),
	incomeExpectation: number.multipleOf(0.01),
	inHomeAfterRetirement: yesNo.or(unasked),
	netDisposableIncomeRetirement: number,
	inHomeAfterDeath: yesNo.or(unasked),
	netDisposableIncomeDeath: number,
	inHomeAfterDisability: yesNo.or(unasked),
	netDisposableIncomeDisability: number,
	inHomeAfterUnemployment: yesNo.or(unasked),
	netDisposableIncomeUnemployment: number,
})

const profile = z.strictObject({
	...all(booleans, z.boolean()),
	...all(ticks, z.literal('1').optional()),
	isStarter: yesNo,
	knowIncomeRetirement: amount,
	knowIncomeDeath: amount,
	knowIncomeDisability: amount,
	knowBuyFinancialProduct: z.enum(['precise', 'globally', 'nothing']),
	experienceMortgage: z.enum(['none', 'closed', 'ongoing']),
	pepSelf: yesNo,
	pepAssociate: yesNo,
	pepReason: z.string(),
	customer: z.tuple([customer, customer]),
	currentCostsAffordable: yesNo,
	monthlySavings: number,
	totalSavings: number,
	maxInputSavings: number,
	payOffInFull: yesNo,
	minimumPayOff: number,
	changesInCosts: z.enum(['toenemend', 'afnemend', 'gelijk']),
	minimumYearsLiving: number,
	riskInterestIncrease: z.enum(['onacceptabel', 'xjaarzekerheid', 'acceptabel']),
	yearsNoInterestIncrease: number,
	maxCostsIncrease: number,
	sustainabilityInterest: yesNo,
	sustainabilityKnowGeneral: amount,
	sustainabilityKnowEnergy: amount,
	sustainabilityKnowSavings: amount,
	sustainabilityKnowFinancing: amount,
	sustainabilityComment: z.string().max(255),
})
const adviceProfile = z.strictObject({ productActionId: z.string(), data: profile })

/** The nine steps of the advice profile as one object. @see [542] */
export function adviceProfileRoutes(store: Store) {
	return new Hono<Visit>().post('/api/advice_profile', requireConsumer(store), async (c) => {
		const { productActionId, data } = await readBody(c.req, adviceProfile)
		const asked = { id: productActionId, types: ['FILL_HYPACT_FORM'] }
		const action = getOpenAction(store, asked, c.get('account').id)
		closeAction(store, { ...action, advice_profile: data })
		return c.body(null, 204)
	})
}

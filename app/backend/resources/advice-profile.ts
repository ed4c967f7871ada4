import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'

const yesNoSchema = z.enum(['1', '0'])
const amountSchema = z.enum(['lot', 'enough', 'little', 'nothing'])
const numberSchema = z.number().min(0)
const unaskedSchema = z.literal('')

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

const customerSchema = z.strictObject({
	incomeExpectationTrend: z.enum(['gelijk', 'stijgt', 'daalt']).or(unaskedSchema),
	incomeExpectation: numberSchema.multipleOf(0.01),
	inHomeAfterRetirement: yesNoSchema.or(unaskedSchema),
	netDisposableIncomeRetirement: numberSchema,
	inHomeAfterDeath: yesNoSchema.or(unaskedSchema),
	netDisposableIncomeDeath: numberSchema,
	inHomeAfterDisability: yesNoSchema.or(unaskedSchema),
	netDisposableIncomeDisability: numberSchema,
	inHomeAfterUnemployment: yesNoSchema.or(unaskedSchema),
	netDisposableIncomeUnemployment: numberSchema,
})

const profileSchema = z.strictObject({
	...all(booleans, z.boolean()),
	...all(ticks, z.literal('1').optional()),
	isStarter: yesNoSchema,
	knowIncomeRetirement: amountSchema,
	knowIncomeDeath: amountSchema,
	knowIncomeDisability: amountSchema,
	knowBuyFinancialProduct: z.enum(['precise', 'globally', 'nothing']),
	experienceMortgage: z.enum(['none', 'closed', 'ongoing']),
	pepSelf: yesNoSchema,
	pepAssociate: yesNoSchema,
	pepReason: z.string(),
	customer: z.tuple([customerSchema, customerSchema]),
	currentCostsAffordable: yesNoSchema,
	monthlySavings: numberSchema,
	totalSavings: numberSchema,
	maxInputSavings: numberSchema,
	payOffInFull: yesNoSchema,
	minimumPayOff: numberSchema,
	changesInCosts: z.enum(['toenemend', 'afnemend', 'gelijk']),
	minimumYearsLiving: numberSchema,
	riskInterestIncrease: z.enum(['onacceptabel', 'xjaarzekerheid', 'acceptabel']),
	yearsNoInterestIncrease: numberSchema,
	maxCostsIncrease: numberSchema,
	sustainabilityInterest: yesNoSchema,
	sustainabilityKnowGeneral: amountSchema,
	sustainabilityKnowEnergy: amountSchema,
	sustainabilityKnowSavings: amountSchema,
	sustainabilityKnowFinancing: amountSchema,
	sustainabilityComment: z.string().max(255),
})
export const adviceProfileSchema = z.strictObject({ productActionId: z.string(), data: profileSchema })

/** The nine steps of the advice profile as one object. @see [542] */
export function createAdviceProfileRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().post('/api/advice_profile', requireAccount(store), async (c) => {
		const { productActionId, data } = await parseBody(c.req, adviceProfileSchema)
		const expected = { id: productActionId, types: ['FILL_HYPACT_FORM'] }
		const action = getOpenAction(store, expected, c.get('account').id)
		closeAction(store, { ...action, advice_profile: data })
		return c.body(null, 204)
	})
}

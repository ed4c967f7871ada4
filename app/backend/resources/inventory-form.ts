import { Hono } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'
import { requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { closeAction, getOpenAction } from './actions'

const textSchema = z.string().min(1)
const orText = textSchema.nullable()
const amountSchema = z.number().min(0)
const orAmount = amountSchema.nullable()
const yesNoSchema = z.boolean().nullable()
const orDaySchema = z.iso.date().nullable()
const orLoanPartDaySchema = z
	.string()
	.regex(/^\d{2}-\d{2}-\d{4}$/)
	.nullable()

const personSchema = z.strictObject({
	gender: z.enum(['MALE', 'FEMALE', 'X']),
	initials: textSchema,
	firstName: textSchema,
	preposition: orText,
	lastName: textSchema,
	streetName: textSchema,
	houseNumber: textSchema,
	houseNumberAddition: orText,
	zipcode: textSchema,
	city: textSchema,
	birthCountry: textSchema,
	birthDate: z.iso.date(),
	birthLastName: textSchema,
	birthPreposition: orText,
	phoneHome: orText,
	phoneMobile: orText,
	email: z.email(),
	maritalState: textSchema,
	degree: textSchema,
	smoker: yesNoSchema,
	inPaidEmployment: yesNoSchema,
	grossMonthlyIncome: amountSchema,
	everDivorced: yesNoSchema,
	children: orAmount,
	hasPartner: z.boolean(),
})

const additionalDataSchema = z.strictObject({
	appointmentGoal: orText,
	housingType: z.enum(['eigendom', 'huurwoning', 'inwonend']).nullable(),
	purchasePrice: orAmount,
	existingOrNew: z.enum(['existing', 'new']).nullable(),
	addressData: orText,
})

const loanPartSchema = z.strictObject({
	percentage: orAmount,
	type: orText,
	lender: orText,
	startDate: orLoanPartDaySchema,
	endDate: orLoanPartDaySchema,
})

const mortgageSchema = z.strictObject({
	hasMortgage: yesNoSchema,
	lender: orText,
	mortgageStartDate: orDaySchema,
	mortgageTotal: orAmount,
	loanParts: z.array(loanPartSchema),
	WOZ: orAmount,
	currentMortgageAmount: orAmount,
	currentMonthlyMortgageAmount: orAmount,
	hasSavingsOrInvestingLinked: yesNoSchema,
	savingsOrInvestingAmount: orAmount,
	monthlySavings: orAmount,
	currentSavingsAmount: orAmount,
	currentDebtAmount: amountSchema,
	maxNetMonthlyAmount: orAmount,
})

const pensionSchema = z.strictObject({
	company: orText,
	ageStartPayment: orAmount,
	amount: orAmount,
	relativesPensionBeforeAOW: orAmount,
	relativesPensionAfterAOW: orAmount,
})

export const inventorySchema = z.strictObject({
	productActionId: z.string(),
	data: z.strictObject({
		consumer: personSchema,
		partner: personSchema.optional(),
		additionalData: additionalDataSchema,
		mortgage: mortgageSchema,
		pension: z.strictObject({ pensionDate: orDaySchema, pensions: z.array(pensionSchema) }),
		partnerPension: z
			.strictObject({ partnerPensionDate: orDaySchema, partnerPensions: z.array(pensionSchema) })
			.optional(),
		general: z.strictObject({ hasOrHadCoCRegistration: yesNoSchema, extraRemarksOrQuestions: orText }),
	}),
})

/**
 * The inventory form as one object. A partner and the partner's pension are sent together or not at all. @see [563]
 */
export function createInventoryFormRoutes(store: ApiStore) {
	return new Hono<ApiEnv>().post('/api/inventory-form', requireAccount(store), async (c) => {
		const { productActionId, data } = await parseBody(c.req, inventorySchema)
		const { hasPartner } = data.consumer
		for (const field of ['partner', 'partnerPension'] as const)
			if ((data[field] !== undefined) !== hasPartner)
				throw new BackendFailure(422, 'bodyInvalid', [{ code: 'fieldInvalid', field: `data/${field}` }])
		const expected = { id: productActionId, types: ['FILL_INVENTORY_FORM'] }
		const action = getOpenAction(store, expected, c.get('account').id)
		closeAction(store, { ...action, inventory: data })
		return c.body(null, 204)
	})
}

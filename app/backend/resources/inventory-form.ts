import { Hono } from 'hono'
import { z } from 'zod/v4'
import { readBody } from '#app/backend/body'
import { BackendFailure } from '#app/backend/failure'
import type { Store } from '#app/backend/store.server'
import { requireConsumer, type Visit } from '#app/backend/visit.server'
import { closeAction, getOpenAction } from './action-item'

const text = z.string().min(1)
const orText = text.nullable()
const amount = z.number().min(0)
const orAmount = amount.nullable()
const yesNo = z.boolean().nullable()
const orDay = z.iso.date().nullable()
const orLoanPartDay = z
	.string()
	.regex(/^\d{2}-\d{2}-\d{4}$/)
	.nullable()

const person = z.strictObject({
	gender: z.enum(['MALE', 'FEMALE', 'X']),
	initials: text,
	firstName: text,
	preposition: orText,
	lastName: text,
	streetName: text,
	houseNumber: text,
	houseNumberAddition: orText,
	zipcode: text,
	city: text,
	birthCountry: text,
	birthDate: z.iso.date(),
	birthLastName: text,
	birthPreposition: orText,
	phoneHome: orText,
	phoneMobile: orText,
	email: z.email(),
	maritalState: text,
	degree: text,
	smoker: yesNo,
	inPaidEmployment: yesNo,
	grossMonthlyIncome: amount,
	everDivorced: yesNo,
	children: orAmount,
	hasPartner: z.boolean(),
})

const additionalData = z.strictObject({
	appointmentGoal: orText,
	housingType: z.enum(['eigendom', 'huurwoning', 'inwonend']).nullable(),
	purchasePrice: orAmount,
	existingOrNew: z.enum(['existing', 'new']).nullable(),
	addressData: orText,
})

const loanPart = z.strictObject({
	percentage: orAmount,
	type: orText,
	lender: orText,
	startDate: orLoanPartDay,
	endDate: orLoanPartDay,
})

const mortgage = z.strictObject({
	hasMortgage: yesNo,
	lender: orText,
	mortgageStartDate: orDay,
	mortgageTotal: orAmount,
	loanParts: z.array(loanPart),
	WOZ: orAmount,
	currentMortgageAmount: orAmount,
	currentMonthlyMortgageAmount: orAmount,
	hasSavingsOrInvestingLinked: yesNo,
	savingsOrInvestingAmount: orAmount,
	monthlySavings: orAmount,
	currentSavingsAmount: orAmount,
	currentDebtAmount: amount,
	maxNetMonthlyAmount: orAmount,
})

const pension = z.strictObject({
	company: orText,
	ageStartPayment: orAmount,
	amount: orAmount,
	relativesPensionBeforeAOW: orAmount,
	relativesPensionAfterAOW: orAmount,
})

const inventory = z.strictObject({
	productActionId: z.string(),
	data: z.strictObject({
		consumer: person,
		partner: person.optional(),
		additionalData,
		mortgage,
		pension: z.strictObject({ pensionDate: orDay, pensions: z.array(pension) }),
		partnerPension: z
			.strictObject({ partnerPensionDate: orDay, partnerPensions: z.array(pension) })
			.optional(),
		general: z.strictObject({ hasOrHadCoCRegistration: yesNo, extraRemarksOrQuestions: orText }),
	}),
})

/** The inventory form as one object; a partner and their pension are told together or not at all. @see [563] */
export function inventoryFormRoutes(store: Store) {
	return new Hono<Visit>().post('/api/inventory-form', requireConsumer(store), async (c) => {
		const { productActionId, data } = await readBody(c.req, inventory)
		const { hasPartner } = data.consumer
		for (const field of ['partner', 'partnerPension'] as const)
			if ((data[field] !== undefined) !== hasPartner)
				throw new BackendFailure(422, 'bodyInvalid', [{ code: 'fieldInvalid', field: `data/${field}` }])
		const asked = { id: productActionId, types: ['FILL_INVENTORY_FORM'] }
		const action = getOpenAction(store, asked, c.get('account').id)
		closeAction(store, { ...action, inventory: data })
		return c.body(null, 204)
	})
}

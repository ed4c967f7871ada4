import { z } from 'zod/v4'
import {
	flag,
	id,
	defineList,
	defineListById,
	number,
	makeOptional,
	defineObject,
	requiredText,
	text,
} from '#app/api/wire'
import { actionCounterSchema } from './product'
import { savingsPeriodSchema } from './savings-period'
import { timelineStepsSchema } from './timeline'

/** An option with the firm's label; a bare text is its own label (contract §6). */
const choiceSchema = z.preprocess(
	(value) => (typeof value === 'string' ? { name: value } : value),
	defineObject({ name: requiredText, label: text }),
)

/** Basis of a market value; `-` means none (contract §8): null, as absent is undefined. */
const basisSchema = text.transform((name) => (isNoBasis(name) ? null : name))

const basesSchema = defineList(choiceSchema).transform((choices) =>
	choices.filter(({ name }) => !isNoBasis(name)),
)

function isNoBasis(name: string | undefined) {
	return name?.trim() === '-'
}

export const loanPartSchema = defineObject({
	id,
	interest: number,
	type: text,
	amount: number,
	currentAmount: number,
	date: text,
	startOfFixedRatePeriod: text,
	endOfFixedRatePeriod: text,
	fixedInterestPeriod: number,
	endOfLoanPeriod: text,
})

const collateralSchema = defineObject({
	marketValue: number,
	marketValueDate: text,
	basedOn: basisSchema,
	basedOnOptions: basesSchema,
	houseNumber: text,
	streetName: text,
	zipCode: text,
	city: text,
})

const smartcareSchema = defineObject({
	minimumSavingsAmount: number,
	minimumSavingsPeriod: savingsPeriodSchema,
	abstainFromCalculationTill: text,
})

const onCard = { id, label: text, lender: text, amount: number, actionCounter: actionCounterSchema }

/** Members shown in lists. @see [307] */
export const mortgageCardSchema = defineObject(onCard)

/** @see [307]; only some APIs send product and quote number [A88] */
export const mortgageSchema = defineObject({
	...onCard,
	arrangement: text,
	productName: text,
	product: text,
	quoteNumber: text,
	productQuoteNumber: text,
	hasTimeline: flag,
	timeline: timelineStepsSchema,
	loanParts: defineListById(loanPartSchema),
	loanPartTypes: defineList(choiceSchema),
	collateral: makeOptional(collateralSchema),
	smartcare: makeOptional(smartcareSchema),
})
export type Mortgage = z.output<typeof mortgageSchema>

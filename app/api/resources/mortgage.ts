import { relate } from '#app/api/relations'
import { date, recordDate } from '#app/api/dates'
import { filterList } from '#app/lib/read-list'
import type { Read } from '#app/lib/unread'
import { textIfKnown, text, requiredText, id, flag } from '#app/api/leaves'
import { percentage, number, exactAmount } from '#app/api/numbers'
import { defineObject, defineList, defineListById, makeOptional } from '#app/api/wire'
import { createReader, mapReader, type Output } from '#app/api/reader'
import { actionCounterSchema } from './product'
import { savingsPeriodSchema } from './savings-period'
import { timelineStepsSchema } from './timeline'

/** An option with the firm's label; a bare text is its own label (contract §6). */
const namedChoice = defineObject({ name: requiredText, label: textIfKnown })
const choiceSchema = createReader(namedChoice.kind, (value, notes) =>
	namedChoice.read(typeof value === 'string' ? { name: value } : value, notes),
)

/** Basis of a market value; `-` means none (contract §8): null, as absent is undefined. */
const basisSchema = mapReader(text, (name) => (isNoBasis(name) ? null : name))

const basesSchema = mapReader(defineList(choiceSchema), (choices) =>
	filterList(choices, ({ name }) => !isNoBasis(name)),
)

function isNoBasis(name: Read<string>) {
	return typeof name === 'string' && name.trim() === '-'
}

export const loanPartSchema = defineObject({
	id,
	interest: percentage,
	type: text,
	amount: exactAmount,
	currentAmount: exactAmount,
	date: recordDate,
	startOfFixedRatePeriod: recordDate,
	endOfFixedRatePeriod: recordDate,
	fixedInterestPeriod: number,
	endOfLoanPeriod: date,
})

const collateralSchema = defineObject({
	marketValue: exactAmount,
	marketValueDate: recordDate,
	basedOn: basisSchema,
	basedOnOptions: basesSchema,
	houseNumber: text,
	streetName: text,
	zipCode: text,
	city: text,
})

const smartcareSchema = defineObject({
	minimumSavingsAmount: exactAmount,
	minimumSavingsPeriod: savingsPeriodSchema,
	abstainFromCalculationTill: recordDate,
})

/** The forms of loan parts write each type for each part. */
const [mostParts, mostTypes] = [30, 50]

/** @see [307]; only some APIs send product and quote number [A88] */
export const mortgageSchema = defineObject({
	id,
	label: textIfKnown,
	lender: text,
	amount: exactAmount,
	actionCounter: actionCounterSchema,
	arrangement: text,
	productName: text,
	product: text,
	quoteNumber: text,
	productQuoteNumber: text,
	hasTimeline: flag,
	timeline: timelineStepsSchema,
	loanParts: relate(defineListById(loanPartSchema, mostParts)),
	loanPartTypes: defineList(choiceSchema, mostTypes),
	collateral: relate(makeOptional(collateralSchema)),
	smartcare: relate(makeOptional(smartcareSchema)),
})
export type Mortgage = Output<typeof mortgageSchema>

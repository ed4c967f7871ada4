import { z } from 'zod/v4'
import { flag, id, listOf, number, optional, record, requiredText, text } from '#app/api/wire'
import { actionCounter } from './product'
import { savingsPeriod } from './savings-period'
import { timelineSteps } from './timeline'

/** Something to choose, by the API's name and the firm's words for it; a text is the name alone (contract §6). */
const choice = z.preprocess(
	(given) => (typeof given === 'string' ? { name: given } : given),
	record({ name: requiredText, label: text }),
)

const loanPart = record({
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

const collateral = record({
	marketValue: number,
	marketValueDate: text,
	basedOn: text,
	basedOnOptions: listOf(choice),
	houseNumber: text,
	streetName: text,
	zipCode: text,
	city: text,
})

const smartcare = record({
	minimumSavingsAmount: number,
	minimumSavingsPeriod: savingsPeriod,
	abstainFromCalculationTill: text,
})

const onCard = { id, label: text, lender: text, amount: number, actionCounter }

/** What a list shows of a mortgage. @see [307] */
export const mortgageCard = record(onCard)

/** @see [307]; product and quote number are told by some APIs only [A88] */
export const mortgage = record({
	...onCard,
	arrangement: text,
	productName: text,
	product: text,
	quoteNumber: text,
	productQuoteNumber: text,
	hasTimeline: flag,
	timeline: timelineSteps,
	loanParts: listOf(loanPart),
	loanPartTypes: listOf(choice),
	collateral: optional(collateral),
	smartcare: optional(smartcare),
})
export type Mortgage = z.output<typeof mortgage>

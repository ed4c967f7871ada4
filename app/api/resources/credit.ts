import { date } from '#app/api/dates'
import { textIfKnown, text, id } from '#app/api/leaves'
import { percentage, number, exactAmount } from '#app/api/numbers'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** @see [192] */
export const creditSchema = defineObject({
	id,
	label: textIfKnown,
	lender: text,
	dateEntry: date,
	spendingTarget: text,
	loanAmount: exactAmount,
	repaymentAmount: exactAmount,
	repaymentPeriod: number,
	repaymentPercentage: percentage,
	actionCounter: actionCounterSchema,
})
export type Credit = Output<typeof creditSchema>

import type { z } from 'zod/v4'
import { id, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [192] */
export const credit = record({
	id,
	label: text,
	lender: text,
	dateEntry: text,
	spendingTarget: text,
	loanAmount: number,
	repaymentAmount: number,
	repaymentPeriod: number,
	repaymentPercentage: number,
	actionCounter,
})
export type Credit = z.output<typeof credit>

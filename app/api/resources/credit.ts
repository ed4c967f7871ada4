import type { z } from 'zod/v4'
import { id, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [192] */
export const creditSchema = defineObject({
	id,
	label: text,
	lender: text,
	dateEntry: text,
	spendingTarget: text,
	loanAmount: number,
	repaymentAmount: number,
	repaymentPeriod: number,
	repaymentPercentage: number,
	actionCounter: actionCounterSchema,
})
export type Credit = z.output<typeof creditSchema>

import { date } from '#app/api/dates'
import { textIfKnown, text, id } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** @see [203] */
export const businessIncomeSchema = defineObject({
	id,
	label: textIfKnown,
	name: text,
	supplier: text,
	lender: text,
	state: text,
	created: date,
	actionCounter: actionCounterSchema,
})
export type BusinessIncome = Output<typeof businessIncomeSchema>

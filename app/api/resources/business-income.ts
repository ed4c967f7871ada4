import type { z } from 'zod/v4'
import { id, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [203] */
export const businessIncomeSchema = defineObject({
	id,
	label: text,
	name: text,
	supplier: text,
	lender: text,
	state: text,
	created: text,
	actionCounter: actionCounterSchema,
})
export type BusinessIncome = z.output<typeof businessIncomeSchema>

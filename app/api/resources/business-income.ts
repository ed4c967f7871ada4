import type { z } from 'zod/v4'
import { id, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [203] */
export const businessIncome = record({
	id,
	label: text,
	name: text,
	supplier: text,
	lender: text,
	state: text,
	created: text,
	actionCounter,
})
export type BusinessIncome = z.output<typeof businessIncome>

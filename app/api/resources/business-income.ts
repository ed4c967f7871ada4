import type { z } from 'zod/v4'
import { id, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see spec 2 §3 Business income */
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

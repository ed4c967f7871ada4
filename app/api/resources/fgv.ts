import type { z } from 'zod/v4'
import { id, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [410]; its type and insurer are told by some APIs only, under names of their choice [A88] */
export const fgvSchema = defineObject({
	id,
	label: text,
	insuranceType: text,
	type: text,
	insurerName: text,
	insurer: text,
	actionCounter: actionCounterSchema,
})
export type Fgv = z.output<typeof fgvSchema>

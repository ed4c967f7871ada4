import type { z } from 'zod/v4'
import { id, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [410]; type and insurer have API-specific names [A88] */
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

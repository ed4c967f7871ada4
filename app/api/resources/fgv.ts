import { textIfKnown, text, id } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** @see [410]; type and insurer have API-specific names [A88] */
export const fgvSchema = defineObject({
	id,
	label: textIfKnown,
	insuranceType: text,
	type: text,
	insurerName: text,
	insurer: text,
	actionCounter: actionCounterSchema,
})
export type Fgv = Output<typeof fgvSchema>

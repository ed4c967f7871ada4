import type { z } from 'zod/v4'
import { id, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [410]; its type and insurer are told by some APIs only, under names of their choice [A88] */
export const fgv = record({
	id,
	label: text,
	insuranceType: text,
	type: text,
	insurerName: text,
	insurer: text,
	actionCounter,
})
export type Fgv = z.output<typeof fgv>

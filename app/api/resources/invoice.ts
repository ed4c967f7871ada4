import type { z } from 'zod/v4'
import { id, listOf, number, optional, record, text } from '#app/api/wire'
import { payment } from './action'

/** @see spec 2 §3 Invoice */
export const invoice = record({
	id,
	publicNumber: text,
	dateCreated: text,
	total: number,
	productAction: optional(record({ payment: optional(payment) })),
	lines: listOf(record({ description: text })),
})
export type Invoice = z.output<typeof invoice>

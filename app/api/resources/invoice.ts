import type { z } from 'zod/v4'
import { optional, record, text } from '#app/api/wire'
import { invoiceMembers, payment } from './action'

/** @see [201] */
export const invoice = record({
	...invoiceMembers,
	productAction: optional(record({ payment: optional(payment) })),
})
export type Invoice = z.output<typeof invoice>

/** How a payment stands, and where it is made. @see contract §3 */
export const paymentState = record({ status: text, url: text })

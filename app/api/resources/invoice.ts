import type { z } from 'zod/v4'
import { makeOptional, defineObject, text } from '#app/api/wire'
import { invoiceMembers, paymentSchema } from './action'

/** @see [201] */
export const invoiceSchema = defineObject({
	...invoiceMembers,
	productAction: makeOptional(defineObject({ payment: makeOptional(paymentSchema) })),
})
export type Invoice = z.output<typeof invoiceSchema>

/** @see contract §3 */
export const paymentStateSchema = defineObject({ status: text, url: text })

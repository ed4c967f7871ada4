import { relate } from '#app/api/relations'
import { longTextIfKnown, textIfKnown } from '#app/api/leaves'
import { defineObject, makeOptional } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { invoiceMembers, paymentSchema } from './action'

/** @see [201] */
export const invoiceSchema = defineObject({
	...invoiceMembers,
	productAction: relate(makeOptional(defineObject({ payment: relate(makeOptional(paymentSchema)) }))),
})
export type Invoice = Output<typeof invoiceSchema>

/** @see contract §3 */
export const paymentStateSchema = defineObject({ status: textIfKnown, url: longTextIfKnown })

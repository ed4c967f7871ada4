import { relate } from '#app/api/relations'
import { date } from '#app/api/dates'
import { textIfKnown, text, id } from '#app/api/leaves'
import { exactAmount } from '#app/api/numbers'
import { defineObject, defineList } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** @see [203] */
export const willWritingAdviceSchema = defineObject({
	id,
	label: textIfKnown,
	notary: text,
	wozAmount: exactAmount,
	status: text,
	wills: relate(defineList(defineObject({ title: text, owner: text, startingDate: date }))),
	actionCounter: actionCounterSchema,
})
export type WillWritingAdvice = Output<typeof willWritingAdviceSchema>

import type { z } from 'zod/v4'
import { id, defineList, number, defineObject, text } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [203] */
export const willWritingAdviceSchema = defineObject({
	id,
	label: text,
	notary: text,
	wozAmount: number,
	status: text,
	wills: defineList(defineObject({ title: text, owner: text, startingDate: text })),
	actionCounter: actionCounterSchema,
})
export type WillWritingAdvice = z.output<typeof willWritingAdviceSchema>

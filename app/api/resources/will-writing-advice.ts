import type { z } from 'zod/v4'
import { id, listOf, number, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [203] */
export const willWritingAdvice = record({
	id,
	label: text,
	notary: text,
	wozAmount: number,
	status: text,
	wills: listOf(record({ title: text, owner: text, startingDate: text })),
	actionCounter,
})
export type WillWritingAdvice = z.output<typeof willWritingAdvice>

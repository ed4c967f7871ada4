import type { z } from 'zod/v4'
import { id, makeOptional, defineObject, text } from '#app/api/wire'

/** @see [202] */
export const importantDocumentSchema = defineObject({
	id,
	label: text,
	filename: text,
	description: text,
	language: text,
	category: makeOptional(defineObject({ id: text, name: text })),
})
export type ImportantDocument = z.output<typeof importantDocumentSchema>

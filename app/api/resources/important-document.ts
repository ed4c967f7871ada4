import { relate } from '#app/api/relations'
import { text, id } from '#app/api/leaves'
import { defineObject, makeOptional } from '#app/api/wire'
import type { Output } from '#app/api/reader'

/** @see [202] */
export const importantDocumentSchema = defineObject({
	id,
	label: text,
	filename: text,
	description: text,
	language: text,
	category: relate(makeOptional(defineObject({ id: text, name: text }))),
})
export type ImportantDocument = Output<typeof importantDocumentSchema>

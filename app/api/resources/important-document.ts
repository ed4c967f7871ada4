import { relate } from '#app/api/relations'
import { id, longText, text, textIfKnown } from '#app/api/leaves'
import { defineObject, makeOptional } from '#app/api/wire'
import type { Output } from '#app/api/reader'

/** @see [202] */
export const importantDocumentSchema = defineObject({
	id,
	label: textIfKnown,
	filename: text,
	description: longText,
	language: textIfKnown,
	category: relate(makeOptional(defineObject({ id: textIfKnown, name: text }))),
})
export type ImportantDocument = Output<typeof importantDocumentSchema>

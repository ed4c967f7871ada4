import type { z } from 'zod/v4'
import { id, optional, record, text } from '#app/api/wire'

/** @see [202] */
export const importantDocument = record({
	id,
	label: text,
	filename: text,
	description: text,
	language: text,
	category: optional(record({ id: text, name: text })),
})
export type ImportantDocument = z.output<typeof importantDocument>

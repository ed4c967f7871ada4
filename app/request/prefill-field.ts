import { z } from 'zod/v4'

/** Hidden field with the texts that the page filled in, by field name. */
export const prefillField = 'prefill'

const shownSchema = z.array(z.tuple([z.string(), z.string()]))

/** Texts that a page filled in, by field name; empty ones are left out. */
export type ShownTexts = ReadonlyMap<string, string>

/** Undefined when the form has no such field. A client can only forge it for their own form. */
export function parseShown(posted: unknown): ShownTexts | undefined {
	if (typeof posted !== 'string' || posted === '') return undefined
	try {
		return new Map(shownSchema.parse(JSON.parse(posted)))
	} catch {
		return undefined
	}
}

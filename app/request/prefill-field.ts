import { parseJson } from '#app/lib/parse-json'

/** Hidden field with the texts that the page filled in, by field name. */
export const prefillField = 'prefill'

/** Texts that a page filled in, by field name; empty ones are left out. */
export type ShownTexts = ReadonlyMap<string, string>

/** Undefined when the form has no such field. A client can only forge it for their own form. */
export function parseShown(posted: unknown): ShownTexts | undefined {
	if (typeof posted !== 'string' || posted === '') return undefined
	const shown = parseJson(posted)
	return Array.isArray(shown) && shown.every(isTextPair) ? new Map(shown) : undefined
}

function isTextPair(value: unknown): value is [name: string, text: string] {
	return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
}

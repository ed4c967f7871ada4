const shape = /^\d{1,9}(?:[.,]\d{1,6})?$/

/** A number as a person types it, `3,75` or `3.75`, a per cent sign behind it taken off; undefined for anything else. */
export function parseNumber(input: string): number | undefined {
	const text = input.replace(/\s/g, '').replace(/%$/, '')
	return shape.test(text) ? Number(text.replace(',', '.')) : undefined
}

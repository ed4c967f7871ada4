const shape = /^\d{1,9}(?:[.,]\d{1,6})?$/

/** A typed number, `3,75` or `3.75`, with an optional per cent sign. */
export function parseNumber(input: string): number | undefined {
	const text = input.replace(/\s/g, '').replace(/%$/, '')
	return shape.test(text) ? Number(text.replace(',', '.')) : undefined
}

import { cleanAscii } from './clean-text'

const shape = /^\d{1,9}(?:[.,]\d{1,6})?$/
const perCent = String.raw`(?:%|procent|percent|per cent)`
const signs = new RegExp(`^${perCent}|${perCent}$`, 'i')

/** A typed number, `3,75` or `3.75`, with an optional per cent sign or word. */
export function parseNumber(input: string): number | undefined {
	const text = cleanAscii(input).replace(signs, '').replace(/\s/g, '')
	return shape.test(text) ? Number(text.replace(',', '.')) : undefined
}

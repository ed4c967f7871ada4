import { findAttribute, type HtmlElement } from './parse-html.server'

/** The number before each item of an ordered list, by `start`, `value`, `type` and `reversed` as browsers count;
 * empty for an item whose type is `none`. */
export function createListMarker(list: HtmlElement, items: number): (item: HtmlElement) => string {
	const step = findAttribute(list, 'reversed') === undefined ? 1 : -1
	let next = readNumber(list, 'start') ?? (step === 1 ? 1 : items)
	return (item) => {
		const number = readNumber(item, 'value') ?? next
		next = number + step
		const type = findAttribute(item, 'type') ?? findAttribute(list, 'type') ?? '1'
		return type === 'none' ? '' : `${writeNumber(number, type)}.`
	}
}

function readNumber(element: HtmlElement, name: string) {
	const value = findAttribute(element, name)
	return value === undefined ? undefined : Number(value)
}

function writeNumber(number: number, type: string) {
	const isSmall = type === type.toLowerCase()
	const letters = /a/i.test(type) ? writeLetters(number) : /i/i.test(type) ? writeRoman(number) : undefined
	if (letters === undefined) return String(number)
	return isSmall ? letters.toLowerCase() : letters
}

/** A to Z, AA …; undefined below 1. */
function writeLetters(number: number): string | undefined {
	if (number < 1) return undefined
	const last = String.fromCharCode(65 + ((number - 1) % 26))
	return (number > 26 ? (writeLetters(Math.floor((number - 1) / 26)) ?? '') : '') + last
}

const romans: readonly (readonly [number, string])[] = [
	...([
		[1000, 'M'],
		[900, 'CM'],
		[500, 'D'],
		[400, 'CD'],
		[100, 'C'],
		[90, 'XC'],
		[50, 'L'],
	] as const),
	...([
		[40, 'XL'],
		[10, 'X'],
		[9, 'IX'],
		[5, 'V'],
		[4, 'IV'],
		[1, 'I'],
	] as const),
]

/** Undefined outside 1 to 3999. */
function writeRoman(number: number): string | undefined {
	if (number < 1 || number > 3_999) return undefined
	const [value, sign] = romans.find(([value]) => value <= number) ?? [number, '']
	return sign + (number > value ? (writeRoman(number - value) ?? '') : '')
}

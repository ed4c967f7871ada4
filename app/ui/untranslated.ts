import type { ReactNode } from 'react'

/** Values that are the same in every language: amounts, percentages, account numbers, contact details, addresses. */
const values = [
	/^\u20ac\s?-?\d[\d.,]*$/,
	/^-?\d[\d.,]*\s?%$/,
	/^[A-Z]{2}\d{2}[A-Z\d ]{10,40}$/,
	/^[^\s@]+@[^\s@]+$/,
	/^[+(\d][\d\s().-]{7,}$/,
	/(^|, )[1-9]\d{3} ?[A-Z]{2}( |$)/,
]

/** For the `translate` attribute: a browser's translation would change such a text into another value. */
export function findTranslate(text: ReactNode): 'no' | undefined {
	return typeof text === 'string' && values.some((value) => value.test(text)) ? 'no' : undefined
}

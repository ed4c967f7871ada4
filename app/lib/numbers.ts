import { cleanAscii } from './clean-text'

const shape = /^\d{1,9}(?:[.,]\d{1,6})?$/
const perCent = String.raw`(?:%|procent|percent|per cent)`
const signs = new RegExp(`^${perCent}|${perCent}$`, 'i')

/** A typed number, `3,75` or `3.75`, with an optional per cent sign or word. */
export function parseNumber(input: string): number | undefined {
	const text = cleanAscii(input).replace(signs, '').replace(/\s/g, '')
	return shape.test(text) ? Number(text.replace(',', '.')) : undefined
}

// Creating a formatter costs more than formatting a hundred numbers.
const typed = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6, useGrouping: false })
const percents = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4 })
const rates = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** `3,75`, as in number fields. */
export function formatNumber(value: number): string {
	return typed.format(value)
}

/** `3,75%` in Dutch notation, from a percentage. */
export function formatPercent(percentage: number): string {
	return `${percents.format(percentage)}%`
}

/** `4,10%`: an interest rate with at least two decimals. */
export function formatRate(percentage: number): string {
	return `${rates.format(percentage)}%`
}

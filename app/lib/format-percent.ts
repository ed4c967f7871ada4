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

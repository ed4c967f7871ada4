// Made once: each formatter costs more than a hundred numbers.
const typed = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6, useGrouping: false })
const percents = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4 })
const rates = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** `3,75`, as number fields show it, with no more digits than they take. */
export function formatNumber(value: number): string {
	return typed.format(value)
}

/** `3,75%`, in the Dutch way and with no more digits than there are, from a number of per cents. */
export function formatPercent(percentage: number): string {
	return `${percents.format(percentage)}%`
}

/** `4,10%`: a rate of interest, with two digits at least, so that rates read alike. */
export function formatRate(percentage: number): string {
	return `${rates.format(percentage)}%`
}

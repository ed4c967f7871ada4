/** `3,75`, as number fields show it, with no more digits than they take. */
export function formatNumber(value: number): string {
	return value.toLocaleString('nl-NL', { maximumFractionDigits: 6, useGrouping: false })
}

/** `3,75%`, in the Dutch way and with no more digits than there are, from a number of per cents. */
export function formatPercent(percentage: number): string {
	return `${percentage.toLocaleString('nl-NL', { maximumFractionDigits: 4 })}%`
}

/** `4,10%`: a rate of interest, with two digits at least, so that rates read alike. */
export function formatRate(percentage: number): string {
	return `${percentage.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`
}

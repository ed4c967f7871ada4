/** `3,75%`, in the Dutch way and with no more digits than there are, from a number of per cents. */
export function formatPercent(percentage: number): string {
	return `${percentage.toLocaleString('nl-NL', { maximumFractionDigits: 4 })}%`
}

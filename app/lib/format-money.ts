/** Amounts that round to zero have no sign. */
const signDisplay = 'negative'
const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', signDisplay })
const rounded = new Intl.NumberFormat('nl-NL', {
	style: 'currency',
	currency: 'EUR',
	maximumFractionDigits: 0,
	signDisplay,
})
const plain = new Intl.NumberFormat('nl-NL', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
	signDisplay,
})

/**
 * Rounds to whole cents by the decimal notation, as Intl does: 1.005 is 101, while 1.005 * 100 is below 100.5. Sums add cents, so
 * that rows add up to their total.
 */
export function toCents(amount: number): number {
	const cents = Math.round(Number(`${Math.abs(amount)}e2`))
	return Number.isNaN(cents) ? Math.round(amount * 100) : Math.sign(amount) * cents
}

/** Amounts are rounded once, where they are read for a page, a chart or a table (contract §9). */
export function roundToCents(amount: number): number {
	return toCents(amount) / 100
}

/** `€ 1.234,56` in Dutch notation [295], with a non-breaking space. */
export function formatMoney(amount: number): string {
	return euros.format(amount)
}

/** `€ 200.000`, without cents. */
export function formatRoundMoney(amount: number): string {
	return rounded.format(amount)
}

/** `€ 200.000`, with cents where there are any. */
export function formatShortMoney(amount: number): string {
	return toCents(amount) % 100 === 0 ? formatRoundMoney(amount) : formatMoney(amount)
}

export function formatOptionalMoney(amount: number | undefined): string | undefined {
	return amount === undefined ? undefined : formatMoney(amount)
}

/** `1.234,56`, as in money fields. */
export function formatAmount(amount: number): string {
	return plain.format(amount)
}

/** Less than half a cent below nothing is nothing. */
const signDisplay = 'negative'
const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', signDisplay })
const plain = new Intl.NumberFormat('nl-NL', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
	signDisplay,
})

/** `€ 1.234,56`, always in the Dutch way [295], from an amount in euros; the space does not break. */
export function formatMoney(amount: number): string {
	return euros.format(amount)
}

/** The same for an amount that may be missing. */
export function formatOptionalMoney(amount: number | undefined): string | undefined {
	return amount === undefined ? undefined : formatMoney(amount)
}

/** `1.234,56`, as money fields show it, from an amount in euros. */
export function formatAmount(amount: number): string {
	return plain.format(amount)
}

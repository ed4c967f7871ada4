/** Less than half a cent below nothing is nothing. */
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

/** `€ 1.234,56`, always in the Dutch way [295], from an amount in euros; the space does not break. */
export function formatMoney(amount: number): string {
	return euros.format(amount)
}

/** `€ 200.000`, where cents say nothing. */
export function formatRoundMoney(amount: number): string {
	return rounded.format(amount)
}

/** An amount as `formatMoney` shows it, that may be missing. */
export function formatOptionalMoney(amount: number | undefined): string | undefined {
	return amount === undefined ? undefined : formatMoney(amount)
}

/** `1.234,56`, as money fields show it, from an amount in euros. */
export function formatAmount(amount: number): string {
	return plain.format(amount)
}

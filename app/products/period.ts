import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/format-money'

const named = { 1: 'month', 3: 'quarter', 6: 'halfYear', 12: 'year' } as const

function isNamed(months: number): months is keyof typeof named {
	return Object.hasOwn(named, months)
}

function isPeriod(months: number | undefined): months is number {
	return months !== undefined && Number.isInteger(months) && months > 0
}

/** Names 1, 3, 6 and 12 months [414]. */
export function formatAmountPer(amount: number | undefined, months: number | undefined, say: Say) {
	if (amount === undefined) return undefined
	if (!isPeriod(months)) return formatMoney(amount)
	const period = isNamed(months)
		? say(`products.period.${named[months]}`)
		: say('products.period.custom', { count: months })
	return say('products.amountPer', { amount: formatMoney(amount), period })
}

import { isUnread, type Read } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'
import { formatMoney } from '#app/lib/money'
import type { Dayjs } from 'dayjs'
import { formatUntil } from '#app/lib/format-until'

/** "vandaag", "over 6 dagen"; undefined for the past, and for a day that is farther than two months. */
export function describeDistance(day: Dayjs, now: Dayjs, say: Say) {
	return day.isAfter(now.add(2, 'month')) ? undefined : formatUntil(day, now, say.language)
}

const named = { 1: 'month', 3: 'quarter', 6: 'halfYear', 12: 'year' } as const

function isNamed(months: number): months is keyof typeof named {
	return Object.hasOwn(named, months)
}

function isPeriod(months: Read<number>): months is number {
	return typeof months === 'number' && Number.isInteger(months) && months > 0
}

/** Names 1, 3, 6 and 12 months [414]. */
export function formatAmountPer(amount: Read<number>, months: Read<number>, say: Say) {
	if (isUnread(amount)) return say('unread.value')
	if (amount === undefined) return undefined
	if (isUnread(months)) return say('unread.period', { amount: formatMoney(amount) })
	if (!isPeriod(months)) return formatMoney(amount)
	const period = isNamed(months)
		? say(`products.period.${named[months]}`)
		: say('products.period.custom', { count: months })
	return say('products.amountPer', { amount: formatMoney(amount), period })
}

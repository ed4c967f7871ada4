import type { ReadList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import type { Say } from '#app/i18n/say.server'
import { formatMoney, toCents } from '#app/lib/money'
import { formatDate } from '#app/lib/format-date'
import type { PayableInvoice } from './invoices.server'

const states = ['open', 'paid', 'unknown'] as const

/**
 * Sums of open, paid and unknown invoices, the open ones first. Leaves out invoices without anything to pay. Undefined when the
 * payment status of all invoices is unknown, and when an invoice or an amount could not be read: then no sum is true
 * (contract §9).
 */
export function buildInvoiceTotals({ known, isComplete }: ReadList<PayableInvoice>, say: Say) {
	const bills = known.filter(({ isSettled }) => !isSettled)
	if (!isComplete || bills.some(({ total, isStateUnread }) => isStateUnread || isUnread(total)))
		return undefined
	if (bills.every(({ isPaid }) => isPaid === undefined)) return undefined
	const sums = states.map((state) => sumOf(bills, state)).filter(({ count }) => count > 0)
	const texts = say.table('invoices').totals
	const owed = sums.find(({ state }) => state === 'open')
	// An invoice of an unknown state may be the open one.
	const unsure = owed ? undefined : sums.find(({ state }) => state === 'unknown')
	const untold = bills.filter(({ total }) => total === undefined).length
	return {
		title: unsure ? say('invoices.totals.unsure', { count: unsure.count }) : texts.title,
		sum: unsure ? undefined : owed ? nameAmount(owed.amount, say) : formatMoney(0),
		bills: owed && describeOpen(bills, say),
		facts: sums.flatMap(({ state, amount, count }) =>
			state === 'open'
				? []
				: [
						{
							term: say('invoices.totals.counted', { name: texts[state], count }),
							detail: nameAmount(amount, say),
						},
					],
		),
		untold: untold > 0 ? say('invoices.totals.untold', { count: untold }) : undefined,
	}
}

/** The oldest is told where each has a date. */
function describeOpen(bills: readonly PayableInvoice[], say: Say) {
	const dates = bills.filter(({ isPaid }) => isPaid === false).map(({ date }) => date)
	const [oldest] = dates.filter((date) => date !== undefined).sort((a, b) => a.valueOf() - b.valueOf())
	const count = dates.length
	if (!oldest || dates.includes(undefined)) return say('invoices.totals.bills', { count })
	return say('invoices.totals.oldest', { count, date: formatDate(oldest, say.language) })
}

function sumOf(bills: readonly PayableInvoice[], state: (typeof states)[number]) {
	const own = bills.filter(({ isPaid }) => stateOf(isPaid) === state)
	const totals = own.flatMap(({ total }) => findKnown(total) ?? [])
	const cents = totals.reduce((sum, total) => sum + toCents(total), 0)
	return { state, amount: totals.length > 0 ? cents / 100 : undefined, count: own.length }
}

/** Words for an unknown amount, which is not € 0,00. */
function nameAmount(amount: number | undefined, say: Say) {
	return amount === undefined ? say('invoices.totals.noAmount') : formatMoney(amount)
}

function stateOf(isPaid: boolean | undefined) {
	if (isPaid === undefined) return 'unknown'
	return isPaid ? 'paid' : 'open'
}

import type { Say } from '#app/i18n/say.server'
import { groupBy } from '#app/lib/group-by'
import type { PayableInvoice } from './invoices.server'

const states = ['open', 'unknown', 'paid', 'free'] as const

export function findBillState({ isPaid, isStateUnread, isSettled }: PayableInvoice) {
	if (isPaid) return 'paid'
	if (isStateUnread) return 'unknown'
	if (isSettled) return 'free'
	return isPaid === undefined ? 'unknown' : 'open'
}

/** Open invoices come first, those that ask for nothing last; the order within each stays. */
export function sortByState(bills: readonly PayableInvoice[]) {
	const rankOf = (bill: PayableInvoice) => states.indexOf(findBillState(bill))
	return [...bills].sort((a, b) => rankOf(a) - rankOf(b))
}

/** Groups of sorted rows; those of paid invoices by the year of their date. */
export function groupRows<Row extends { group: string }>(rows: readonly Row[]) {
	return [...groupBy(rows, ({ group }) => group)].map(([title, own]) => ({ title, rows: own }))
}

export function nameGroup(bill: PayableInvoice, say: Say) {
	const state = findBillState(bill)
	if (state !== 'paid' || !bill.date) return say.table('invoices').groups[state]
	return say('invoices.groups.paidOf', { year: bill.date.year() })
}

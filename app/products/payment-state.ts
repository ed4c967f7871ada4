import { findKnown, isUnread, type Read, type Unread } from '#app/lib/unread'
import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { getActionAmount } from './house-amount'
import { lookUp } from '#app/lib/look-up'
import type { Invoice } from '#app/api/resources/invoice'

/** Description of an invoice from its lines; undefined without lines, in words where lines could not be read. */
export function describeLines({ known, isComplete }: Invoice['lines'], say: Say): string | undefined {
	const read = known.map(({ description }) => findKnown(description)).filter((words) => words !== undefined)
	const isWhole = isComplete && known.every(({ description }) => !isUnread(description))
	const lines = isWhole ? read : [...read, say('unread.cell')]
	return lines.length > 0 ? lines.join(', ') : undefined
}

type Payment = Exclude<ListedAction['payment'], Unread | undefined>

const unpaid = ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED', 'PENDING']

/** Upper case as in [201]; empty when missing. */
export function getPaymentStatus(payment: Payment | undefined) {
	return findKnown(payment?.status)?.toUpperCase() ?? ''
}

/** An amount below zero is money for the client. */
export function isCreditNote({ total }: { total?: Read<number> }) {
	return typeof total === 'number' && total < 0
}

/** Nothing is paid for a credit note or for € 0,00. */
export function isFree({ total }: { total?: Read<number> }) {
	return typeof total === 'number' && total <= 0
}

/** Undefined when the API sends neither member, or one that could not be read. */
export function isPaymentMade(payment: Payment | undefined) {
	const status = getPaymentStatus(payment)
	if (payment?.isPaid === true || status === 'PAID') return true
	if (isUnread(payment?.isPaid)) return undefined
	return payment?.isPaid ?? (unpaid.includes(status) ? false : undefined)
}

type Payable = Pick<ListedAction, 'invoice' | 'mollieInvalid' | 'payment'>

/** Whether the amount, the state or the way to pay could not be read: then paying is not offered (contract §9). */
export function isPaymentUnread({ invoice, mollieInvalid, payment }: Payable) {
	return isUnread(getActionAmount({ invoice, payment })) || isUnread(mollieInvalid) || isStateUnread(payment)
}

/** Whether the payment, its flag or its status could not be read, and the others do not say that it was made. */
export function isStateUnread(payment: Read<Payment>) {
	if (isUnread(payment)) return true
	return (isUnread(payment?.isPaid) || isUnread(payment?.status)) && isPaymentMade(payment) !== true
}

/** The bank works on it, so it cannot be started again [456]. */
export function isPending(payment: Payment | undefined) {
	return getPaymentStatus(payment) === 'PENDING' && !isPaymentMade(payment)
}

/** Chooses between a task's payment and its invoice's: paid before pending before any state [A198]. */
export function choosePayment(payments: readonly (Payment | undefined)[]): Payment | undefined {
	return (
		payments.find(isPaymentMade) ??
		payments.find(isPending) ??
		payments.find((payment) => isPaymentMade(payment) !== undefined) ??
		payments.find((payment) => payment !== undefined)
	)
}

export function describeUnpaid({ mollieInvalid, payment: read, invoice }: Partial<ListedAction>, say: Say) {
	const payment = findKnown(read)
	const free = describeFree({ total: getActionAmount({ invoice, payment: read }) }, say)
	if (free !== undefined) return free
	if (mollieInvalid === true) return say('payments.unavailable.note')
	const status = getPaymentStatus(payment)
	const isTold = status !== 'CREATED' && isPaymentMade(payment) !== undefined
	return isTold ? lookUp(say.table('payments').status, status) : undefined
}

/** Undefined when there is something to pay, or the amount is unknown. */
export function describeFree(bill: { total?: Read<number> }, say: Say) {
	if (!isFree(bill)) return undefined
	return say(isCreditNote(bill) ? 'payments.credit.note' : 'payments.credit.zero')
}

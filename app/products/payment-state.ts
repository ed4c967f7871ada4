import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { getActionAmount } from './action-amount'
import { lookUp } from '#app/lib/look-up'

type Payment = NonNullable<ListedAction['payment']>

const unpaid = ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED', 'PENDING']

/** Upper case as in [201]; empty when missing. */
export function getPaymentStatus(payment: Payment | undefined) {
	return payment?.status?.toUpperCase() ?? ''
}

/** An amount below zero is money for the client. */
export function isCreditNote({ total }: { total?: number }) {
	return total !== undefined && total < 0
}

/** Undefined when the API sends neither member. */
export function isPaymentMade(payment: Payment | undefined) {
	const status = getPaymentStatus(payment)
	if (payment?.isPaid || status === 'PAID') return true
	return payment?.isPaid ?? (unpaid.includes(status) ? false : undefined)
}

export function describeUnpaid({ mollieInvalid, payment, invoice }: Partial<ListedAction>, say: Say) {
	if (isCreditNote({ total: getActionAmount({ invoice, payment }) })) return say('payments.credit.note')
	if (mollieInvalid) return say('payments.unavailable.note')
	const status = getPaymentStatus(payment)
	const isTold = status !== 'CREATED' && isPaymentMade(payment) !== undefined
	return isTold ? lookUp(say.table('payments').status, status) : undefined
}

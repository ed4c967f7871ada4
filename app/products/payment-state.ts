import type { ListedAction } from '#app/api/resources/action'
import type { Say } from '#app/i18n/say.server'
import { lookUp } from '#app/lib/look-up'

type Payment = NonNullable<ListedAction['payment']>

const unpaid = ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED', 'PENDING']

/** The status of a payment as [201] spells it; empty where the API tells none. */
export function getPaymentStatus(payment: Payment | undefined) {
	return payment?.status?.toUpperCase() ?? ''
}

/** Whether a payment was made, by either of its members; undefined where the API does not tell. */
export function isPaymentMade(payment: Payment | undefined) {
	const status = getPaymentStatus(payment)
	if (payment?.isPaid || status === 'PAID') return true
	return payment?.isPaid ?? (unpaid.includes(status) ? false : undefined)
}

/** Why an invoice still waits for its payment, beside its being open; nothing for one that nobody tried to pay. */
export function describeUnpaid({ mollieInvalid, payment }: Partial<ListedAction>, say: Say) {
	if (mollieInvalid) return say('payments.unavailable.note')
	const status = getPaymentStatus(payment)
	const isTold = status !== 'CREATED' && isPaymentMade(payment) !== undefined
	return isTold ? lookUp(say.table('payments').status, status) : undefined
}

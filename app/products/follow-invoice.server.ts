import type { ListedAction } from '#app/api/resources/action'
import type { Invoice } from '#app/api/resources/invoice'
import { indexById } from '#app/lib/group-by'
import { findKnown, unread } from '#app/lib/unread'
import { getActionAmount } from './house-amount'
import { getInvoiceId } from './actions.server'
import { choosePayment, isPaymentMade, isPending, isStateUnread } from './payment-state'
import { isOpenTask } from './task-state.server'

type Followed = Pick<ListedAction, 'invoice' | 'isDone' | 'payment' | 'product'>
type Payment = Parameters<typeof isPending>[0]

export interface BillFacts {
	invoices: ReadonlyMap<string, Invoice>
	/** Payments of open tasks that the bank works on, by invoice. */
	atBank: ReadonlyMap<string, Payment>
}

export function createBillFacts(invoices: readonly Invoice[], actions: readonly Followed[]): BillFacts {
	const pending = actions.flatMap((action): [string, Payment][] => {
		const [id, payment] = [getInvoiceId(action), findKnown(action.payment)]
		return id !== undefined && isOpenTask(action) && isPending(payment) ? [[id, payment]] : []
	})
	return { invoices: indexById(invoices), atBank: new Map(pending) }
}

/**
 * The payment and amount of the invoice complete those of the task. Paid in either is paid [A198]; what the bank works on
 * for another task of the invoice is not asked for again [A297].
 */
export function followInvoice<A extends Followed>(action: A, { invoices, atBank }: BillFacts): A {
	const id = getInvoiceId(action)
	const invoice = id === undefined ? undefined : invoices.get(id)
	const own = findKnown(action.payment)
	const other = id === undefined ? undefined : atBank.get(id)
	const payments = [own, findKnown(findKnown(invoice?.productAction)?.payment), other]
	const payment = choosePayment(payments)
	const isMade = isPaymentMade(payment) === true
	if (!isMade && payments.some(isStateUnread)) return { ...action, payment: unread }
	return {
		...action,
		isDone: isMade ? true : action.isDone,
		payment: payment ? { ...payment, amount: own?.amount ?? payment.amount } : action.payment,
		invoice: getActionAmount(action) === undefined ? (invoice ?? action.invoice) : action.invoice,
	}
}

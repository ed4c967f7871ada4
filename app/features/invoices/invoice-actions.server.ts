import { groupBy } from '#app/lib/group-by'
import { findKnown, type Read } from '#app/lib/unread'
import { isDoneTask, isOpenTask } from '#app/products/task-state.server'
import type { Action, Payment } from '#app/api/resources/action'
import type { Invoice } from '#app/api/resources/invoice'
import type { Say } from '#app/i18n/say.server'
import { getActionAmount } from '#app/products/house-amount'
import { findTargetName } from '#app/products/action-target'
import { createOpenButton, getActionNote } from '#app/products/action-tasks.server'
import { getInvoiceId } from '#app/products/actions.server'
import { isPaymentMade, isStateUnread } from '#app/products/payment-state'
import { createBillFacts, followInvoice } from '#app/products/follow-invoice.server'

export interface InvoiceActions {
	payments: readonly Payment[]
	/** True once its tasks to pay are done. */
	isPaid?: true
	/** True while one of its tasks to pay is open. */
	isToPay?: true
	/** A payment of them, or its state, could not be read. */
	isStateUnread?: true
	amount?: Read<number>
	button?: { href: string; label: string }
	note?: string
}

/** Keyed by invoice id [A87]. */
export function relateActions(
	actions: readonly Action[],
	invoices: readonly Invoice[],
	say: Say,
): ReadonlyMap<string, InvoiceActions> {
	const bills = createBillFacts(invoices, actions)
	const byInvoice = [...groupBy(actions, getInvoiceId)]
	const follow = (own: readonly Action[]) => own.map((action) => followInvoice(action, bills))
	return new Map(
		byInvoice.flatMap(([id, own]) => (id === undefined ? [] : [[id, summarise(follow(own), say)]])),
	)
}

function summarise(actions: readonly Action[], say: Say): InvoiceActions {
	const tasks = actions.filter((action) => findTargetName(action) === 'invoice-payment')
	const open = tasks.find(isOpenTask)
	const button = open && createOpenButton(open, say)
	return {
		payments: actions.flatMap(({ payment }) => findKnown(payment) ?? []),
		isStateUnread: actions.some(({ payment }) => isStateUnread(payment)) || undefined,
		isToPay: open ? true : undefined,
		isPaid: isPaid(tasks) || actions.some(hasPaid) || undefined,
		amount: actions.map(getActionAmount).find((amount) => amount !== undefined),
		button: button && { href: button.href, label: button.label },
		note: open && getActionNote(open, say),
	}
}

function isPaid(tasks: readonly Action[]) {
	return tasks.length > 0 && tasks.every(isDoneTask)
}

function hasPaid({ payment }: Action) {
	return isPaymentMade(findKnown(payment)) === true
}

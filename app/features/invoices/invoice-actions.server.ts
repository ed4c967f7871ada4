import type { Action, Payment } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { findTargetName } from '#app/products/action-target'
import { createOpenButton, getActionNote } from '#app/products/action-tasks.server'
import { isForProduct, listActions } from '#app/products/actions.server'
import { isPaymentMade } from '#app/products/payment-state'

interface InvoiceActions {
	payment?: Payment
	button?: { href: string; label: string }
	note?: string
}

/** Keyed by invoice id [A87]. */
export async function getInvoiceActions(
	ctx: Uses<'api' | 'say' | 'session'>,
): Promise<ReadonlyMap<string, InvoiceActions>> {
	const byInvoice = new Map<string, Action[]>()
	for (const one of await listActions(ctx)) {
		const id = invoiceIdOf(one)
		if (id !== undefined) byInvoice.set(id, [...(byInvoice.get(id) ?? []), one])
	}
	return new Map([...byInvoice].map(([id, actions]) => [id, summaryOf(actions, ctx.say)]))
}

function invoiceIdOf(one: Action) {
	const { id } = one.product ?? {}
	return one.invoice?.id ?? (isForProduct(one, 'invoice', id) ? id : undefined)
}

function summaryOf(actions: readonly Action[], say: Say): InvoiceActions {
	const payments = actions.flatMap(({ payment }) => payment ?? [])
	const open = actions.find((one) => !one.isDone && findTargetName(one) === 'invoice-payment')
	const button = open && createOpenButton(open, say)
	return {
		payment: payments.find(isPaymentMade) ?? payments.at(-1),
		button: button && { href: button.href, label: button.label },
		note: open && getActionNote(open, say),
	}
}

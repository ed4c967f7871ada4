import type { Action, Payment } from '#app/api/resources/action'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { findTargetName } from '#app/products/action-target'
import { createOpenButton, getActionNote } from '#app/products/action-tasks.server'
import { getInvoiceId, listActions } from '#app/products/actions.server'
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
	for (const action of await listActions(ctx)) {
		const id = getInvoiceId(action)
		if (id !== undefined) byInvoice.set(id, [...(byInvoice.get(id) ?? []), action])
	}
	return new Map([...byInvoice].map(([id, actions]) => [id, summaryOf(actions, ctx.say)]))
}

function summaryOf(actions: readonly Action[], say: Say): InvoiceActions {
	const payments = actions.flatMap(({ payment }) => payment ?? [])
	const open = actions.find((action) => !action.isDone && findTargetName(action) === 'invoice-payment')
	const button = open && createOpenButton(open, say)
	return {
		payment: payments.find(isPaymentMade) ?? payments.at(-1),
		button: button && { href: button.href, label: button.label },
		note: open && getActionNote(open, say),
	}
}

import type { Uses, UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { listInvoices } from '#app/features/invoices/invoices.server'
import { getPaymentView, listPaymentTerms } from '#app/features/invoices/payment-page.server'
import { followInvoice } from '#app/products/task-facts.server'
import { isPaymentMade } from '#app/products/payment-state'
import { settle } from '#app/request/settle'
import { getContact } from './contact.server'

/** @see [453] */
export async function getPaymentPage(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	params: { action?: string },
) {
	const action = await getPaymentAction(ctx, params)
	const page = await getPaymentView(ctx, action)
	const head = await getActionHead(ctx, action, listPaymentTerms(action, ctx.say))
	// Contact details are only read for the few payments that are unavailable [A84].
	const contact = page.unavailable && (await getContact(ctx, ctx.say('payments.unavailable.contact')))
	return { ...head, ...page, formId: page.unavailable ? undefined : head.formId, contact }
}

/** Done once its invoice is paid, which the API may report first. @throws Response redirect to not-found for another kind of action */
export async function getPaymentAction(ctx: Uses<'api' | 'firm' | 'session'>, params: { action?: string }) {
	const [task, invoices] = await Promise.all([
		getTargetAction(ctx, 'invoice-payment', params),
		settle(listInvoices(ctx)),
	])
	const action = followInvoice(task, invoices.value ?? [])
	return isPaymentMade(action.payment) ? { ...action, isDone: true } : action
}

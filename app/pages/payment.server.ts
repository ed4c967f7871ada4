import { redirect } from '@remix-run/node'
import type { UsesOwner } from '#app/request/context.server'
import { getActionHead } from '#app/products/action-head.server'
import { nameProduct } from '#app/products/action-tasks.server'
import { getTargetAction, listActions } from '#app/products/actions.server'
import { listInvoices } from '#app/features/invoices/invoices.server'
import { findPaymentReceipt } from '#app/features/invoices/bank-url.server'
import { getPaymentView, listPaymentTerms } from '#app/features/invoices/payment-page.server'
import { createBillFacts, followInvoice } from '#app/products/follow-invoice.server'
import { settle } from '#app/request/settle'
import { paths } from '#app/paths'
import { getContact } from './contact.server'

/** @see [453] */
export async function getPaymentPage(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	params: { action?: string },
) {
	const action = await openPaymentAction(ctx, params)
	const head = await getActionHead(ctx, action, 'actions/invoice-payment', listPaymentTerms(action, ctx.say))
	const page = await getPaymentView(ctx, action, head.formId)
	// Contact details are only read for the few payments with a problem [A84].
	const contact = page.problem && (await getContact(ctx, ctx.say('payments.unavailable.contact')))
	return { ...head, kicker: nameProduct(action, head.title, ctx.say), ...page, contact }
}

/** Done once its invoice is paid, which the API may report first. @throws Response redirect to not-found for another kind of action */
export async function getPaymentAction(
	ctx: UsesOwner<'api' | 'firm' | 'session'>,
	params: { action?: string },
) {
	const [task, actions, invoices] = await Promise.all([
		getTargetAction(ctx, 'invoice-payment', params),
		settle(listActions(ctx)),
		settle(listInvoices(ctx)),
	])
	return followInvoice(task, createBillFacts(invoices.value?.known ?? [], actions.value?.known ?? []))
}

/** For a page that is opened. @throws Response as `getPaymentAction`, or redirect to the receipt of a payment whose action is gone [A216] */
export function openPaymentAction(ctx: UsesOwner<'api' | 'firm' | 'session'>, params: { action?: string }) {
	return getPaymentAction(ctx, params).catch((error: unknown) => leadToReceipt(ctx, params.action, error))
}

async function leadToReceipt(ctx: UsesOwner, actionId: string | undefined, error: unknown): Promise<never> {
	const isMissing = error instanceof Response && error.headers.get('Location') === paths.notFound()
	const receipt = isMissing && actionId ? await findPaymentReceipt(ctx, actionId) : undefined
	throw receipt === undefined ? error : redirect(paths.receipts.detail(receipt))
}

import type { RequestContext } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getTargetAction } from '#app/features/actions/actions.server'
import { getPaymentView } from '#app/features/invoices/payment-page.server'
import { getContact } from './contact.server'

/** The payment of an invoice [453]. */
export async function getPaymentPage(visit: RequestContext, params: { action?: string }) {
	const asked = await getPaymentAction(visit, params)
	const page = await getPaymentView(visit, asked)
	const head = await getActionHead(visit, asked)
	// Few can't be paid online, so the others don't wait for whom to ask [A84].
	const contact = page.unavailable && (await getContact(visit, visit.say('payments.unavailable.contact')))
	return { ...head, ...page, formId: page.unavailable ? undefined : head.formId, contact }
}

/** @throws Response that leads to not-found for an action that asks for something else. */
export function getPaymentAction(visit: RequestContext, params: { action?: string }) {
	return getTargetAction(visit, 'invoice-payment', params)
}

import { settle } from '#app/api/settle'
import type { Visit } from '#app/context.server'
import { getActionHead } from '#app/features/actions/action-head.server'
import { getActionFor } from '#app/features/actions/actions.server'
import { getDossierCards } from '#app/features/dossiers/dossiers.server'
import { paymentPage } from '#app/features/invoices/payment-page.server'

/** The payment of an invoice (spec 2 §2). */
export async function getPaymentPage(visit: Visit, params: { action?: string }) {
	const asked = await getPaymentAction(visit, params)
	const page = await paymentPage(visit, asked)
	const head = await getActionHead(visit, asked)
	const contact = page.unavailable && (await getContact(visit))
	return { ...head, ...page, formId: page.unavailable ? undefined : head.formId, contact }
}

/** Who can help with an invoice that can't be paid online [A84]: few are such, so the others don't wait for it. */
async function getContact(visit: Visit) {
	const { value } = await settle(getDossierCards(visit))
	return { title: visit.say('payments.unavailable.contact'), advisors: value?.advisors ?? [] }
}

/** @throws Response that leads to not-found for an action that asks for something else. */
export function getPaymentAction(visit: Visit, params: { action?: string }) {
	return getActionFor(visit, 'invoice-payment', params)
}

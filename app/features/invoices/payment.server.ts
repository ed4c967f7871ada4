import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { paymentAddress } from '#app/api/addresses.server'
import { ApiError } from '#app/api/errors'
import type { Action } from '#app/api/resources/action'
import { paymentState } from '#app/api/resources/invoice'
import type { Visit } from '#app/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { actionForm, sendOnce } from '#app/sending/send-once.server'
import { forgetBankAddress, keepBankAddress } from './kept-payment.server'
import { tellOutcome, type Outcomes } from './payment-outcome.server'

/** @see [454-457] */
const startable = ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED']
const atStart: Outcomes = { PAID: 'paid', PENDING: 'pending' }
/** @see [459-463] */
const atReturn: Outcomes = {
	PAID: 'paid',
	CANCELLED: 'cancelled',
	PENDING: 'pending',
	CREATED: 'pending',
	FAILED: 'failed',
	EXPIRED: 'failed',
}

/** A press of the button says all. */
export const payForm = z.object({})

/** Starts a payment and leads to the bank, or tells why there is nothing to start; it can be started again later. */
export function startPayment(visit: Visit, form: CompleteForm<object>, asked: Action) {
	const about = {
		subject: actionForm(asked).subject,
		isDone: asked.isDone || asked.mollieInvalid,
		failure: 'payments.notRetrieved' as const,
		quiet: true,
	}
	return sendOnce(visit, form, about, async () => {
		const { status, url } = await askPayment(visit, 'get-payment', asked)
		const address = startable.includes(status) ? paymentAddress(url) : undefined
		if (address === undefined) return { to: await tellOutcome(visit, asked, lookUp(atStart, status)) }
		await keepBankAddress(visit, asked.id, address)
		return { to: paths.toTheBank(asked.id) }
	})
}

/** Asks what became of a payment, tells it and leads on: a reload finds another page. */
export async function validatePayment(visit: Visit, asked: Action) {
	try {
		const { status } = await askPayment(visit, 'validate-payment', asked)
		await forgetBankAddress(visit, asked.id)
		return redirect(await tellOutcome(visit, asked, lookUp(atReturn, status)))
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return redirect(await tellOutcome(visit, asked, 'notRetrieved'))
	}
}

/** @see [453] [458] [A86] */
async function askPayment({ api }: Visit, call: 'get-payment' | 'validate-payment', asked: Action) {
	const body = {
		productId: asked.product?.id ?? null,
		productActionId: asked.id,
		invoiceId: asked.invoice?.id ?? null,
	}
	const { status = '', url } = await api.ask(`/api/invoices/${call}`, body, paymentState)
	return { status: status.toUpperCase(), url }
}

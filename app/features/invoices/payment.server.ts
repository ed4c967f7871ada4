import { findKnown } from '#app/lib/unread'
import { isDoneTask, type StatedAction } from '#app/products/task-state.server'
import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import { findPaymentUrl } from '#app/api/addresses.server'
import { ApiError, ContractViolation } from '#app/api/errors'
import type { Action } from '#app/api/resources/action'
import { paymentStateSchema } from '#app/api/resources/invoice'
import type { Uses, UsesOwner, UsesSending } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import { settle } from '#app/request/settle'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { getActionAmount } from '#app/products/house-amount'
import { getInvoiceId } from '#app/products/actions.server'
import { isFree, isPaymentUnread, isPending } from '#app/products/payment-state'
import { toActionSubject, sendOnce } from '#app/submissions/send-once.server'
import { removeBankUrl, storeBankUrl } from './bank-url.server'
import { listPaymentTerms } from './payment-page.server'
import { announceOutcome, type Outcomes } from './payment-outcome.server'

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

export const paymentFormSchema = z.object({})

/**
 * A payment that was pending is started after the API said that it ended without money [A297]. @throws ContractViolation
 * for an unread payment
 */
export function startPayment(
	ctx: UsesSending<'api' | 'queryTokens'>,
	form: CompleteForm<object>,
	action: StatedAction,
) {
	if (!isDoneTask(action) && isPaymentUnread(action)) throw new ContractViolation('/api/actions')
	const about = {
		subject: toActionSubject(action).subject,
		isDone: isDoneTask(action) || action.mollieInvalid === true || isFree({ total: getActionAmount(action) }),
		failure: 'payments.notRetrieved' as const,
		quiet: true,
		route: 'actions/invoice-payment' as const,
		readShown: () => listPaymentTerms(action, ctx.say),
	}
	return sendOnce(ctx, form, about, async () => {
		const isBusy = isPending(findKnown(action.payment))
		const told = isBusy ? await requestPayment(ctx, 'validate-payment', action) : undefined
		if (told && !startable.includes(told.status)) return leadNowhere(ctx, action, told.status)
		const { status, url } = await requestPayment(ctx, 'get-payment', action)
		const address = startable.includes(status) ? findPaymentUrl(url) : undefined
		if (address === undefined) return leadNowhere(ctx, action, status)
		await storeBankUrl(ctx, action.id, address)
		return { to: paths.toTheBank(action.id) }
	})
}

/** Without a bank to go to, a payment that is neither paid nor pending was not begun. */
async function leadNowhere(ctx: UsesSending<'queryTokens'>, action: Action, status: string) {
	const outcome = lookUp(atStart, status)
	if (outcome === undefined) ctx.outcome.sent = 'failed'
	return { to: await announceOutcome(ctx, action, outcome) }
}

/** Redirects after reading the status, so that a reload does not repeat the notice. */
export async function validatePayment(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	action: Action,
) {
	try {
		const { status } = await requestPayment(ctx, 'validate-payment', action)
		await removeBankUrl(ctx, action.id)
		return redirect(await announceOutcome(ctx, action, lookUp(atReturn, status)))
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return redirect(await announceOutcome(ctx, action, 'notRetrieved'))
	}
}

/**
 * Redirects when the invoice is paid or its bank is busy with it, so that nobody pays twice. The page of the invoice
 * says that it waits when only the action tells so [A215].
 */
export async function requireUnpaid(
	ctx: UsesOwner<'api' | 'firm' | 'queryTokens' | 'say' | 'session'>,
	action: Action,
) {
	const { value } = await settle(requestPayment(ctx, 'validate-payment', action))
	const outcome = value && lookUp(atStart, value.status)
	if (outcome) throw redirect(await announceOutcome(ctx, action, outcome))
	const isRead = value !== undefined && startable.includes(value.status)
	if (!isRead && isPending(findKnown(action.payment))) throw redirect(paths.invoicePayment(action.id))
}

/** @see [453] [458] [A86] */
async function requestPayment(
	{ api }: Uses<'api'>,
	call: 'get-payment' | 'validate-payment',
	action: Action,
) {
	const body = {
		productId: findKnown(action.product)?.id ?? null,
		productActionId: action.id,
		invoiceId: getInvoiceId(action) ?? null,
	}
	const { status = '', url } = await api.ask(`/api/invoices/${call}`, body, paymentStateSchema)
	return { status: status.toUpperCase(), url }
}

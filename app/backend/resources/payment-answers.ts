import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument } from '#app/backend/jsonapi'
import type { ApiStore } from '#app/backend/store.server'
import { toAbsoluteUrl, requireAccount, type ApiEnv } from '#app/backend/call-context.server'
import { getStoredAction } from './actions'
import { getBankPath, updatePayment, closePayment, findPayAction, type PayAction } from './bank'

const startable = ['CREATED', 'EXPIRED', 'CANCELLED', 'FAILED']
export const paymentBodySchema = z.strictObject({
	productId: z.string(),
	productActionId: z.string(),
	invoiceId: z.string(),
})

/** Online payment of an invoice: the bank's address and the outcome. @see [453] [458] */
export function createPaymentAnswerRoutes(store: ApiStore) {
	const signedIn = requireAccount(store)
	return new Hono<ApiEnv>()
		.post('/api/invoices/get-payment', signedIn, async (c) => {
			const action = readPayAction(store, c, await parseBody(c.req, paymentBodySchema))
			if (action.mollie_invalid) throw new BackendFailure(422, 'invalidActionType')
			return describePayment(
				store,
				c,
				startable.includes(action.payment.status) ? start(store, c, action) : action,
			)
		})
		.post('/api/invoices/validate-payment', signedIn, async (c) =>
			describePayment(store, c, readPayAction(store, c, await parseBody(c.req, paymentBodySchema))),
		)
}

/** @throws BackendFailure 422 when product, action and invoice do not belong together. */
function readPayAction(
	store: ApiStore,
	c: Context<ApiEnv>,
	expected: z.infer<typeof paymentBodySchema>,
): PayAction {
	const { productId, productActionId, invoiceId } = expected
	const action = findPayAction(getStoredAction(store, productActionId, c.get('account').id))
	if (!action) throw new BackendFailure(422, 'invalidActionType')
	const wrong = [
		...(action.product.id === productId ? [] : ['productId']),
		...(action.invoice.id === invoiceId ? [] : ['invoiceId']),
	]
	if (wrong.length === 0) return action
	const fields = wrong.map((field) => ({ code: 'fieldInvalid', field }))
	throw new BackendFailure(422, 'invoiceNotFound', fields)
}

/** Returns a waiting payment. Replaces a failed one by a new payment. */
function start(store: ApiStore, c: Context<ApiEnv>, action: PayAction): PayAction {
	const waits = action.payment.status === 'CREATED' && typeof action.payment.payment_url === 'string'
	const id = waits ? action.payment.id : randomBytes(12).toString('hex')
	const payment_url = toAbsoluteUrl(c, getBankPath(id))
	const change = { id, payment_url, status: 'CREATED', is_paid: false }
	return updatePayment(store, c.get('account').id, action, change)
}

function describePayment(store: ApiStore, c: Context<ApiEnv>, action: PayAction) {
	const { id, status, payment_url } = action.payment
	if (status === 'PAID') closePayment(store, c.get('account').id, action)
	const url = status === 'CREATED' ? payment_url : null
	return c.json(toDocument({ type: 'payments' }, { id, status, url }))
}

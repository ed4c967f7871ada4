import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { renderDemoButtons, renderDemoPage, createDemoPolicy } from '#app/backend/docs.server'
import { BackendFailure } from '#app/backend/jsonapi'
import { getApiSettings, type ApiStore } from '#app/backend/store.server'
import type { ApiEnv } from '#app/backend/call-context.server'
import { z } from 'zod/v4'
import { getRecord, updateRecord } from '#app/backend/records.server'

const paymentSchema = z.looseObject({ id: z.string(), status: z.string(), amount: z.number() })
const payActionSchema = z.looseObject({
	id: z.string(),
	is_done: z.boolean(),
	mollie_invalid: z.boolean(),
	product: z.looseObject({ id: z.string() }),
	invoice: z.looseObject({ id: z.string(), public_number: z.string() }),
	payment: paymentSchema,
})
export type PayAction = z.infer<typeof payActionSchema>

const rowSchema = z.object({ consumer_id: z.string(), body: z.string() })

/** undefined when the action asks for no payment. */
export function findPayAction(action: unknown): PayAction | undefined {
	return payActionSchema.safeParse(action).data
}

/** undefined for an unknown payment id. */
function findPayment(store: ApiStore, id: string) {
	const row = store.find(
		`select consumer_id, body from records where kind = 'action' and json_extract(body, '$.payment.id') = ?`,
		id,
	)
	if (!row) return undefined
	const { consumer_id, body } = rowSchema.parse(row)
	return { owner: consumer_id, action: payActionSchema.parse(JSON.parse(body)) }
}

/** Updates both copies of the payment: in the action and in the invoice. */
export function updatePayment(
	store: ApiStore,
	owner: string,
	action: PayAction,
	change: Partial<PayAction['payment']>,
): PayAction {
	return update(store, owner, action, { payment: { ...action.payment, ...change } })
}

export function closePayment(store: ApiStore, owner: string, action: PayAction): void {
	if (!action.is_done)
		update(store, owner, action, { is_done: true, date_executed: store.now().toISOString() })
}

function update(store: ApiStore, owner: string, action: PayAction, change: Partial<PayAction>): PayAction {
	const changed = { ...action, ...change }
	const { is_done, payment } = changed
	store.together(() => {
		const invoice = getRecord(store, 'invoice', action.invoice.id, owner)
		const stored = z.looseObject({}).parse(invoice.product_action ?? {})
		updateRecord(store, 'action', changed)
		updateRecord(store, 'invoice', { ...invoice, product_action: { ...stored, is_done, payment } })
	})
	return changed
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const name = 'Voorbeeldbank'

/** Buttons of the bank's page, and the payment state that each one sets. */
const outcomes: Record<string, string> = {
	Betaal: 'PAID',
	Annuleer: 'CANCELLED',
	Later: 'PENDING',
	Mislukt: 'FAILED',
}

export function getBankPath(payment: string) {
	return `/bank/${payment}`
}

/** Demo bank: a page on which a payment succeeds or fails. It moves no money. */
export function createBankRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/bank/:payment', (c) => {
			const { action } = getPayment(store, c)
			c.header('content-security-policy', createDemoPolicy())
			return c.html(isWaiting(action) ? bankPage(action) : donePage(returnAddress(store, action)))
		})
		.post('/bank/:payment', async (c) => {
			const { action, owner } = getPayment(store, c)
			const { outcome } = await c.req.parseBody()
			const status = typeof outcome === 'string' ? outcomes[outcome] : undefined
			if (status && isWaiting(action)) {
				const change = { status, is_paid: status === 'PAID', issuer: name }
				updatePayment(store, owner, action, change)
			}
			return c.redirect(returnAddress(store, action), 303)
		})
}

function getPayment(store: ApiStore, c: Context<ApiEnv>) {
	const payment = findPayment(store, c.req.param('payment') ?? '')
	if (!payment) throw new BackendFailure(404, 'nodeMissing')
	return payment
}

function isWaiting({ payment }: PayAction) {
	return payment.status === 'CREATED'
}

/** Page of the portal that reads the outcome of the payment. @see contract §6 */
function returnAddress(store: ApiStore, { id }: PayAction) {
	return `${getApiSettings(store).portalUrl}/actions/${encodeURIComponent(id)}/validate-ideal-payment`
}

function bankPage({ invoice, payment }: PayAction) {
	const amount = euros.format(payment.amount)
	return renderDemoPage(
		name,
		html`
			<p>Factuur ${invoice.public_number}: ${amount}</p>
			<p>Dit is een bank om mee te oefenen. Er wordt geen geld overgemaakt.</p>
			${renderDemoButtons('outcome', Object.keys(outcomes))}
		`,
	)
}

function donePage(address: string) {
	return renderDemoPage(
		name,
		html`
			<p>Deze betaling is al afgehandeld.</p>
			<p><a href="${address}">Terug naar de site</a></p>
		`,
	)
}

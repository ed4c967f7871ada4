import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { demoButtons, demoPage, demoPolicy } from '#app/backend/demo-page'
import { BackendFailure } from '#app/backend/failure'
import { getSettings, type Store } from '#app/backend/store.server'
import type { Visit } from '#app/backend/visit.server'
import { changePayment, findPayment, type PayAction } from './payment-record'

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const name = 'Voorbeeldbank'

/** What the client presses, and what becomes of the payment. */
const outcomes: Record<string, string> = {
	Betaal: 'PAID',
	Annuleer: 'CANCELLED',
	Later: 'PENDING',
	Mislukt: 'FAILED',
}

/** Where a payment is made. */
export function bankPath(payment: string) {
	return `/bank/${payment}`
}

/** The bank of the demonstration: a page where a payment is made, or is not. It knows nobody and takes no money. */
export function bankRoutes(store: Store) {
	return new Hono<Visit>()
		.get('/bank/:payment', (c) => {
			const { action } = getPayment(store, c)
			c.header('content-security-policy', demoPolicy())
			return c.html(isWaiting(action) ? bankPage(action) : donePage(returnAddress(store, action)))
		})
		.post('/bank/:payment', async (c) => {
			const { action, owner } = getPayment(store, c)
			const { outcome } = await c.req.parseBody()
			const status = typeof outcome === 'string' ? outcomes[outcome] : undefined
			if (status && isWaiting(action)) {
				const change = { status, is_paid: status === 'PAID', issuer: name }
				changePayment(store, owner, action, change)
			}
			return c.redirect(returnAddress(store, action), 303)
		})
}

function getPayment(store: Store, c: Context<Visit>) {
	const found = findPayment(store, c.req.param('payment') ?? '')
	if (!found) throw new BackendFailure(404, 'nodeMissing')
	return found
}

function isWaiting({ payment }: PayAction) {
	return payment.status === 'CREATED'
}

/** @see contract §6: the bank returns the browser to the portal's page that asks what became of it */
function returnAddress(store: Store, { id }: PayAction) {
	return `${getSettings(store).portalUrl}/actions/${encodeURIComponent(id)}/validate-ideal-payment`
}

function bankPage({ invoice, payment }: PayAction) {
	const amount = euros.format(payment.amount)
	return demoPage(
		name,
		html`
			<p>Factuur ${invoice.public_number}: ${amount}</p>
			<p>Dit is een bank om mee te oefenen. Er wordt geen geld overgemaakt.</p>
			${demoButtons('outcome', Object.keys(outcomes))}
		`,
	)
}

function donePage(address: string) {
	return demoPage(
		name,
		html`
			<p>Deze betaling is al afgehandeld.</p>
			<p><a href="${address}">Terug naar de site</a></p>
		`,
	)
}

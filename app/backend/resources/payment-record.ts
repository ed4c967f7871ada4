import { z } from 'zod/v4'
import { getRecord, updateRecord } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'

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
export function findPayment(store: ApiStore, id: string) {
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

import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction } from './action'
import type { momentFromNow } from './dates'

interface Payment {
	id: string
	/** Id of the action that asks for payment. */
	action: string
	status: string
	issuer?: string
	url?: string
	mollieInvalid?: boolean
}

/** Source of both an invoice and its payment action. */
export interface SeedBill {
	id: string
	number: string
	/** Replaces the label that contains the number. */
	label?: string
	date: ReturnType<typeof momentFromNow>
	total: number
	lines: readonly string[]
	payment?: Payment
	/** False when the firm has no file of it yet. */
	hasFile?: boolean
}

/** The invoice in the format of the list. @see [201], contract §7 */
export function toInvoice(bill: SeedBill): StoredItem {
	return {
		id: bill.id,
		label: formatLabel(bill),
		public_number: bill.number,
		date_created: bill.date,
		total: bill.total,
		lines: describeLines(bill),
		has_file: bill.hasFile ?? true,
		product_action: describeAction(bill),
	}
}

/** Empty for an invoice without online payment. */
export function toPayAction(bill: SeedBill): StoredItem[] {
	const action = describeAction(bill)
	if (!action) return []
	return [
		{
			...blankAction,
			...action,
			date_created: bill.date,
			date_executed: action.is_done ? bill.date : null,
			mollie_invalid: bill.payment?.mollieInvalid ?? false,
			product: { id: bill.id, label: formatLabel(bill), type: 'invoice' },
			public_number: bill.number,
			invoice: {
				id: bill.id,
				public_number: bill.number,
				date_created: bill.date,
				total: bill.total,
				lines: describeLines(bill),
			},
		},
	]
}

function describeAction({ number, total, payment }: SeedBill) {
	if (!payment) return null
	const { id, action, status, issuer = null, url = null } = payment
	const isPaid = status === 'PAID'
	return {
		id: action,
		type: 'PAY_INVOICE',
		label: `Factuur ${number} betalen`,
		is_done: isPaid,
		payment: { id, description: 'iDEAL', amount: total, is_paid: isPaid, issuer, status, payment_url: url },
	}
}

function describeLines({ lines }: SeedBill) {
	return lines.map((description) => ({ description }))
}

function formatLabel({ number, label = `Factuur ${number}` }: SeedBill) {
	return label
}

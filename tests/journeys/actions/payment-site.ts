import { http, HttpResponse } from 'msw'
import type { ClientSite } from '#tests/support/use-site'

/** One payable invoice, with answers that the test sets. */
export function createPayments(site: ClientSite) {
	let last = 700
	return {
		/** Sets an action with a new id. Returns its addresses. */
		ask(more: object = {}, id = String((last += 1))) {
			site.tell('/api/actions', { ...asked, ...more, id })
			const at = (page: string) => `/actions/${encodeURIComponent(id)}/${page}`
			return { id, page: at('invoice-payment'), bank: at('to-the-bank'), back: at('validate-ideal-payment') }
		},
		answer(call: 'get-payment' | 'validate-payment', state: { status?: string | null; url?: string | null }) {
			site.api.answer(http.post(`*/api/invoices/${call}`, () => HttpResponse.json(state)))
		},
		sent: (call: 'get-payment' | 'validate-payment') =>
			site.api.callsTo('POST', `/api/invoices/${call}`).map(({ json }) => json),
	}
}

const asked = {
	type: 'PAY_INVOICE',
	label: 'Factuur F-9 betalen',
	product: { id: '70', type: 'invoice', label: 'Factuur F-9' },
	invoice: {
		id: '71',
		public_number: 'F-9',
		date_created: '2026-03-11',
		total: 1850,
		lines: [{ description: 'Advies' }, { description: 'Bemiddeling' }],
	},
	payment: { id: '72', amount: 1850, status: 'CREATED', is_paid: false },
}

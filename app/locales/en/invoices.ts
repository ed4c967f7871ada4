import type { invoices as dutch } from '#app/locales/nl/invoices'

export const invoices: typeof dutch = {
	none: 'There are no invoices yet.',
	purpose: 'These are our invoices. Those that are open can be paid here.',
	number: 'Invoice',
	date: 'Date',
	amount: 'Amount',
	method: 'Payment method',
	bank: 'Bank',
	status: 'Status',
	actions: 'Status and action',
	description: 'Description',
	online: 'Online',
	paid: 'Paid',
	open: 'Open',
	fileName: 'Invoice {{number}}',
	export: 'Download this list (CSV)',
}

import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { toCsv } from '#app/lib/csv'
import { describePaymentStatus, type PayableInvoice } from './invoices.server'

export function sendInvoiceList({ say }: Uses<'say'>, bills: readonly PayableInvoice[]) {
	const { number, date, description, amount, method, bank, status } = say.table('invoices')
	const rows = bills.map((bill) => [
		bill.invoice.publicNumber,
		bill.date?.format('YYYY-MM-DD'),
		bill.description,
		bill.total,
		bill.method,
		bill.bank,
		describePaymentStatus(bill, say),
	])
	const text = toCsv([number, date, description, amount, method, bank, status], rows)
	return sendText(text, 'text/csv', `${say('shell.menu.invoices')}.csv`)
}

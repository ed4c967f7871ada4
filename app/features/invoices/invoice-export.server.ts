import { ContractViolation } from '#app/api/errors'
import type { ReadList } from '#app/lib/read-list'
import { describeCell } from '#app/products/facts'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { toCsv } from '#app/lib/csv'
import { describePaymentStatus, type PayableInvoice } from './invoices.server'

/** An incomplete export is worse than an error. @throws ContractViolation */
export function sendInvoiceList({ say }: Uses<'say'>, bills: ReadList<PayableInvoice>) {
	const { number, date, description, amount, method, bank, status } = say.table('invoices')
	if (!bills.isComplete) throw new ContractViolation('/api/invoices')
	const rows = bills.known.map((bill) => [
		describeCell(bill.invoice.publicNumber, say, (own) => own),
		bill.date?.format('YYYY-MM-DD'),
		bill.description,
		describeCell(bill.total, say, (total) => total),
		bill.method,
		bill.bank,
		describePaymentStatus(bill, say),
	])
	const text = toCsv([number, date, description, amount, method, bank, status], rows)
	return sendText(text, 'text/csv', `${say('shell.menu.invoices')}.csv`)
}

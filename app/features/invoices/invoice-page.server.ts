import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { createArchiveLink, getFileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import type { ReadList } from '#app/lib/read-list'
import { findKnown, isUnread } from '#app/lib/unread'
import { describeUnlabelledMoney, describeCell } from '#app/products/facts'
import { paths } from '#app/paths'
import { paginateList } from '#app/products/paginate-list.server'
import { buildInvoiceTotals } from './invoice-totals.server'
import { describePaymentStatus, type PayableInvoice } from './invoices.server'
import { ContractViolation } from '#app/api/errors'
import { sendText } from '#app/downloads/file-download.server'
import { toCsv } from '#app/lib/csv'

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

export type InvoiceTableView = SerializeFrom<typeof buildInvoiceTable>['table']

/** @see [450] */
export function buildInvoiceTable({ say }: Uses<'say'>, request: Request, bills: ReadList<PayableInvoice>) {
	const { number, amount, actions, file, ...texts } = say.table('invoices')
	const { rows, list } = paginateList(request, say, {
		items: bills,
		rowOf: (bill) => rowOf(bill, say),
		getSearchText: ({ number, note, about, amount, status, payment }) =>
			[number, note, about, amount, status?.text, payment].join(' '),
		none: texts.none,
	})
	return {
		title: say('shell.menu.invoices'),
		purpose: list.empty ? undefined : texts.purpose,
		list,
		totals: buildInvoiceTotals(bills, say),
		files: [
			bills.isComplete ? { href: paths.exportInvoices(), label: texts.export } : undefined,
			createArchiveLink(paths.downloadInvoices(), bills, say),
		].filter((file) => file !== undefined),
		table: { columns: [number, amount, actions, file], texts: getFileTexts(say), rows },
	}
}

function rowOf(bill: PayableInvoice, say: Say) {
	const { id, publicNumber } = bill.invoice
	const status = describePaymentStatus(bill, say)
	const { method, bank } = say.table('invoices')
	return {
		number: findKnown(publicNumber) ?? say('dashboard.groups.invoice'),
		note: bill.description,
		about: [
			isUnread(bill.invoice.dateCreated)
				? say('unread.date')
				: bill.date && formatDate(bill.date, say.language),
			bill.method && `${method}: ${bill.method}`,
			bill.bank && `${bank}: ${bill.bank}`,
		]
			.filter(Boolean)
			.join(' · '),
		amount: describeUnlabelledMoney(bill.total, say) ?? '-',
		status: status === undefined ? undefined : { isPaid: bill.isPaid === true, text: status },
		payment: bill.note,
		pay: bill.button,
		href: paths.downloadInvoice(id),
	}
}

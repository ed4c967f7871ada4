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
import { findBillState, groupRows, nameGroup, sortByState } from './invoice-groups'
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
		items: { ...bills, known: sortByState(bills.known) },
		rowOf: (bill) => rowOf(bill, say),
		getSearchText: ({ number, note, about, amount, status }) =>
			[number, note, about, amount, status?.text].join(' '),
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
		table: { columns: [number, amount, actions, file], texts: getFileTexts(say), groups: groupRows(rows) },
	}
}

function rowOf(bill: PayableInvoice, say: Say) {
	const { id, publicNumber } = bill.invoice
	return {
		group: nameGroup(bill, say),
		number: findKnown(publicNumber) ?? say('dashboard.groups.invoice'),
		note: bill.description,
		about: listDetails(bill, say).join(' · '),
		amount: describeUnlabelledMoney(bill.total, say) ?? '-',
		status: describeStatus(bill, say),
		pay: bill.button,
		href: paths.downloadInvoice(id),
	}
}

function describeStatus(bill: PayableInvoice, say: Say) {
	const text = describePaymentStatus(bill, say)
	if (text !== undefined) return { isPaid: bill.isPaid === true, text }
	return findBillState(bill) === 'unknown'
		? { isPaid: false, text: say.table('invoices').totals.unknown }
		: undefined
}

/** Date, how it was paid and what else is to be known. An open one was not paid in any way yet. */
function listDetails(bill: PayableInvoice, say: Say) {
	const { method, bank } = say.table('invoices')
	const isOpen = findBillState(bill) === 'open'
	const isDateLost = isUnread(bill.invoice.dateCreated)
	return [
		isDateLost ? say('unread.date') : bill.date && formatDate(bill.date, say.language),
		!isOpen && bill.method ? `${method}: ${bill.method}` : undefined,
		!isOpen && bill.bank ? `${bank}: ${bill.bank}` : undefined,
		bill.note,
	].filter((detail) => detail !== undefined)
}

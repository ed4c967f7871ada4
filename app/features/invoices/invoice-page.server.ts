import type { SerializeFrom } from '@remix-run/node'
import type { Visit } from '#app/context.server'
import { archiveLink, fileTexts } from '#app/downloads/file-links'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { findMoney } from '#app/lib/format-money'
import { paths } from '#app/paths'
import { pageOfList } from '#app/products/page-of-list.server'
import { statusOf, type Bill } from './invoices.server'

export type InvoiceTableView = SerializeFrom<typeof invoicePage>['table']

/** The invoices as rows, those of one page [450]. */
export function invoicePage({ say }: Pick<Visit, 'say'>, request: Request, bills: readonly Bill[]) {
	const { number, date, amount, method, bank, actions, ...texts } = say.table('invoices')
	const { rows, list } = pageOfList(request, say, {
		items: bills,
		rowOf: (bill) => rowOf(bill, say),
		wordsOf: ({ number, note, cells, status }) => [number, note, ...cells, status?.text].join(' '),
		none: texts.none,
	})
	return {
		title: say('shell.menu.invoices'),
		purpose: list.empty ? undefined : texts.purpose,
		list,
		files: [
			{ href: paths.exportInvoices(), label: texts.export },
			archiveLink(paths.downloadInvoices(), bills.length, say),
		].filter((file) => file !== undefined),
		table: { columns: [number, date, amount, method, bank, actions], texts: fileTexts(say), rows },
	}
}

function rowOf(bill: Bill, say: Say) {
	const { id, publicNumber, total } = bill.invoice
	const status = statusOf(bill, say)
	return {
		number: publicNumber ?? '-',
		note: bill.description,
		cells: [bill.date && formatDate(bill.date, say.language), findMoney(total), bill.method, bill.bank].map(
			(text) => text ?? '-',
		),
		status: status === undefined ? undefined : { isPaid: bill.isPaid === true, text: status },
		pay: bill.button,
		href: paths.downloadInvoice(id),
	}
}

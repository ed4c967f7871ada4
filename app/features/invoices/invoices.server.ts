import { mapList, type ReadList } from '#app/lib/read-list'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { invoiceSchema, type Invoice } from '#app/api/resources/invoice'
import type { Uses } from '#app/request/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'
import {
	choosePayment,
	describeFree,
	describeUnpaid,
	isCreditNote,
	isFree,
	isPaymentMade,
	isStateUnread,
	describeLines,
} from '#app/products/payment-state'
import { describeCell } from '#app/products/facts'
import { requireItem } from '#app/products/require-item'
import type { InvoiceActions } from './invoice-actions.server'

export interface PayableInvoice {
	invoice: Invoice
	/** Euros; those of its task when the invoice names none. */
	total?: Read<number>
	button?: { href: string; label: string }
	note?: string
	date: ReturnType<typeof parseWireDate>
	method?: string
	bank?: string
	/** Undefined when unknown. */
	isPaid?: boolean
	/** The state came and could not be read. */
	isStateUnread: boolean
	/** True when there is nothing to pay: a credit note, or an unpaid € 0,00. */
	isSettled: boolean
	description?: string
}

/** @see [452] */
export function listInvoices({ api }: Uses<'api'>) {
	return api.list('/api/invoices', invoiceSchema)
}

/** @see [451]. @throws Response redirect to not-found for an unknown id */
export async function sendInvoice(ctx: Uses<'api' | 'say'>, { request, params }: LoaderFunctionArgs) {
	const { path, name } = fileOf(requireItem(await listInvoices(ctx), params.invoice), ctx.say)
	return sendFile(ctx, path, name, { request })
}

export async function sendInvoices(ctx: Uses<'api' | 'say' | 'session'>, request: Request) {
	const invoices = await listInvoices(ctx)
	return sendArchive(ctx, request, {
		title: ctx.say('shell.menu.invoices'),
		files: mapList(invoices, (invoice) => fileOf(invoice, ctx.say)),
		home: paths.invoices(),
	})
}

function fileOf({ id, publicNumber }: Invoice, say: Say) {
	const number = findKnown(publicNumber) ?? id
	return {
		path: `/api/invoices/download/${encodeURIComponent(id)}`,
		name: `${say('invoices.fileName', { number })}.pdf`,
	}
}

/** Open ones first, then the newest; invoices without a date are last. */
export function toPayableInvoices(
	invoices: ReadList<Invoice>,
	related: ReadonlyMap<string, InvoiceActions> | undefined,
	say: Say,
) {
	const bills = mapList(invoices, (invoice) => billOf(invoice, related?.get(invoice.id), say))
	const known = [...bills.known].sort(
		(a, b) => Number(isOpen(b)) - Number(isOpen(a)) || (b.date?.valueOf() ?? 0) - (a.date?.valueOf() ?? 0),
	)
	return { ...bills, known }
}

function isOpen({ isPaid, isSettled }: PayableInvoice) {
	return isPaid === false && !isSettled
}

const none: InvoiceActions = { payments: [] }

/** Paid in either is paid [A198]; where one of them could not be read, nobody can tell that it is not. */
function readState(own: ReturnType<typeof readOwnPayment>, related: InvoiceActions) {
	const payment = choosePayment([...related.payments, findKnown(own)])
	const isMade = related.isPaid ?? isPaymentMade(payment) ?? (related.isToPay ? false : undefined)
	const isLost = isMade !== true && (isStateUnread(own) || related.isStateUnread === true)
	return { payment, isPaid: isLost ? undefined : isMade, isStateUnread: isLost }
}

function billOf(invoice: Invoice, related = none, say: Say): PayableInvoice {
	const own = readOwnPayment(invoice)
	const { payment, ...state } = readState(own, related)
	const { isPaid } = state
	const total = invoice.total ?? related.amount
	const isSettled = isCreditNote({ total }) || (isFree({ total }) && !isPaid)
	const isOffered = !isPaid && !isSettled && !state.isStateUnread && !isUnread(total)
	return {
		invoice,
		total,
		date: typeof invoice.dateCreated === 'string' ? parseWireDate(invoice.dateCreated) : undefined,
		...describeMethod(own, related, say),
		...state,
		description: describeLines(invoice.lines, say),
		isSettled,
		button: isOffered ? related.button : undefined,
		note: isPaid
			? undefined
			: (describeFree({ total }, say) ?? related.note ?? describeUnpaid({ payment }, say)),
	}
}

function readOwnPayment({ productAction }: Invoice) {
	return isUnread(productAction) ? productAction : productAction?.payment
}

/** The invoice's own payment wins over an action's [A87]. */
function describeMethod(own: ReturnType<typeof readOwnPayment>, { payments }: InvoiceActions, say: Say) {
	if (isUnread(own)) return { method: say('unread.cell'), bank: say('unread.cell') }
	const payment = own ?? payments.find((candidate) => isPaymentMade(candidate)) ?? payments.at(-1)
	return {
		method: payment && (describeCell(payment.description, say, String) ?? say('invoices.online')),
		bank: describeCell(payment?.issuer, say, String),
	}
}

export function describePaymentStatus({ isPaid, isStateUnread, isSettled }: PayableInvoice, say: Say) {
	if (isStateUnread) return say('unread.status')
	if (isSettled && !isPaid) return undefined
	return isPaid === undefined ? undefined : say(isPaid ? 'invoices.paid' : 'invoices.open')
}

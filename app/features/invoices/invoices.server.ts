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
} from '#app/products/payment-state'
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

function fileOf({ id, publicNumber = id }: Invoice, say: Say) {
	return {
		path: `/api/invoices/download/${encodeURIComponent(id)}`,
		name: `${say('invoices.fileName', { number: publicNumber })}.pdf`,
	}
}

/** Newest first; invoices without a date are last. */
export function toPayableInvoices(
	invoices: ReadList<Invoice>,
	related: ReadonlyMap<string, InvoiceActions> | undefined,
	say: Say,
) {
	const bills = mapList(invoices, (invoice) => billOf(invoice, related?.get(invoice.id), say))
	const known = [...bills.known].sort((a, b) => (b.date?.valueOf() ?? 0) - (a.date?.valueOf() ?? 0))
	return { ...bills, known }
}

const none: InvoiceActions = { payments: [] }

/** Paid in either is paid [A198]. */
function billOf(invoice: Invoice, related = none, say: Say): PayableInvoice {
	const payment = choosePayment([...related.payments, findOwnPayment(invoice)])
	const isPaid = related.isPaid ?? (isOwnPaymentUnread(invoice) ? undefined : isPaymentMade(payment))
	const total = invoice.total ?? related.amount
	const isSettled = isCreditNote({ total }) || (isFree({ total }) && !isPaid)
	const descriptions = invoice.lines.known.flatMap(({ description }) => description ?? [])
	return {
		invoice,
		total,
		date: typeof invoice.dateCreated === 'string' ? parseWireDate(invoice.dateCreated) : undefined,
		...describeMethod(invoice, related, say),
		isPaid,
		isStateUnread: isPaid === undefined && isOwnPaymentUnread(invoice),
		description: descriptions.length > 0 ? descriptions.join(', ') : undefined,
		isSettled,
		button: isPaid || isSettled ? undefined : related.button,
		note: isPaid
			? undefined
			: (describeFree({ total }, say) ?? related.note ?? describeUnpaid({ payment }, say)),
	}
}

function findOwnPayment({ productAction }: Invoice) {
	return findKnown(findKnown(productAction)?.payment)
}

/** Whether the invoice's own payment or its state could not be read. */
function isOwnPaymentUnread({ productAction }: Invoice) {
	if (productAction === undefined) return false
	return isUnread(productAction) || isUnread(productAction.payment) || isStateUnread(productAction.payment)
}

/** The invoice's own payment wins over an action's [A87]. */
function describeMethod(invoice: Invoice, { payments }: InvoiceActions, say: Say) {
	const payment =
		findOwnPayment(invoice) ?? payments.find((candidate) => isPaymentMade(candidate)) ?? payments.at(-1)
	return { method: payment && (payment.description ?? say('invoices.online')), bank: payment?.issuer }
}

export function describePaymentStatus({ isPaid, isStateUnread, isSettled }: PayableInvoice, say: Say) {
	if (isStateUnread) return say('unread.status')
	if (isSettled && !isPaid) return undefined
	return isPaid === undefined ? undefined : say(isPaid ? 'invoices.paid' : 'invoices.open')
}

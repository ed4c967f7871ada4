import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Payment } from '#app/api/resources/action'
import { invoiceSchema, type Invoice } from '#app/api/resources/invoice'
import type { Uses } from '#app/request/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import { sendArchive } from '#app/downloads/send-archive.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { paths } from '#app/paths'
import { describeUnpaid, isCreditNote, isPaymentMade } from '#app/products/payment-state'
import { requireItem } from '#app/products/require-item'

interface Related {
	payment?: Payment
	button?: { href: string; label: string }
	note?: string
}

export interface PayableInvoice extends Related {
	invoice: Invoice
	date: ReturnType<typeof parseWireDate>
	method?: string
	bank?: string
	/** Undefined when unknown. */
	isPaid?: boolean
	/** True for an amount below zero, which nobody has to pay. */
	isCredit: boolean
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
		files: invoices.map((invoice) => fileOf(invoice, ctx.say)),
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
	invoices: readonly Invoice[],
	related: ReadonlyMap<string, Related> | undefined,
	say: Say,
) {
	const bills = invoices.map((invoice) => billOf(invoice, related?.get(invoice.id), say))
	return bills.sort((a, b) => (b.date?.valueOf() ?? 0) - (a.date?.valueOf() ?? 0))
}

/** The invoice's own payment wins over an action's [A87]. */
function billOf(invoice: Invoice, related: Related = {}, say: Say): PayableInvoice {
	const payment = invoice.productAction?.payment ?? related.payment
	const isPaid = isPaymentMade(payment)
	const isCredit = isCreditNote(invoice)
	const descriptions = invoice.lines.flatMap(({ description }) => description ?? [])
	return {
		invoice,
		date: invoice.dateCreated ? parseWireDate(invoice.dateCreated) : undefined,
		method: payment && (payment.description ?? say('invoices.online')),
		bank: payment?.issuer,
		isPaid,
		description: descriptions.length > 0 ? descriptions.join(', ') : undefined,
		isCredit,
		button: isPaid || isCredit ? undefined : related.button,
		note: isPaid ? undefined : noteOf(isCredit, related.note ?? describeUnpaid({ payment }, say), say),
	}
}

function noteOf(isCredit: boolean, note: string | undefined, say: Say) {
	return isCredit ? say('payments.credit.note') : note
}

export function describePaymentStatus({ isPaid, isCredit }: PayableInvoice, say: Say) {
	if (isCredit && !isPaid) return undefined
	return isPaid === undefined ? undefined : say(isPaid ? 'invoices.paid' : 'invoices.open')
}

import type { Payment } from '#app/api/resources/action'
import { invoice, type Invoice } from '#app/api/resources/invoice'
import type { Visit } from '#app/context.server'
import { sendFile } from '#app/downloads/file-download.server'
import type { Say } from '#app/i18n/say.server'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { requireItem } from '#app/products/require-item'

/** What the action points tell of an invoice. */
interface Related {
	payment?: Payment
	button?: { href: string; label: string }
}

export interface Bill extends Related {
	invoice: Invoice
	date: ReturnType<typeof parseWireDate>
	method?: string
	bank?: string
	/** Undefined where the API does not tell. */
	isPaid?: boolean
	/** What it is for. */
	description?: string
}

/** The invoices of a client. @see spec 2 §7 GET /api/invoices */
export function listInvoices({ api }: Pick<Visit, 'api'>) {
	return api.list('/api/invoices', invoice)
}

/** The file of an invoice. @see spec 2 §7 GET /api/invoices/download/{id}. @throws Response that leads to not-found for an unknown id. */
export async function sendInvoice(visit: Visit, id: string | undefined) {
	const found = requireItem(await listInvoices(visit), id)
	const number = found.publicNumber ?? found.id
	const name = `${visit.say('invoices.fileName', { number })}.pdf`
	return sendFile(visit, `/api/invoices/download/${encodeURIComponent(found.id)}`, name)
}

/** The invoices with how they are paid, newest first; one without a date comes last. */
export function billsOf(
	invoices: readonly Invoice[],
	related: ReadonlyMap<string, Related> | undefined,
	say: Say,
) {
	const bills = invoices.map((one) => billOf(one, related?.get(one.id), say))
	return bills.sort((one, other) => (other.date?.valueOf() ?? 0) - (one.date?.valueOf() ?? 0))
}

/** The invoice's own payment goes before that of an action point [A87]. */
function billOf(one: Invoice, related: Related = {}, say: Say): Bill {
	const payment = one.productAction?.payment ?? related.payment
	const descriptions = one.lines.flatMap(({ description }) => description ?? [])
	return {
		invoice: one,
		date: one.dateCreated ? parseWireDate(one.dateCreated) : undefined,
		method: payment && (payment.description ?? say('invoices.online')),
		bank: payment?.issuer,
		isPaid: payment?.isPaid,
		description: descriptions.length > 0 ? descriptions.join(', ') : undefined,
		button: payment?.isPaid ? undefined : related.button,
	}
}

/** Whether it is paid, in words. */
export function statusOf({ isPaid }: Bill, say: Say) {
	return isPaid === undefined ? undefined : say(isPaid ? 'invoices.paid' : 'invoices.open')
}

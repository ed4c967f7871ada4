import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { getInvoiceActions } from '#app/features/invoices/invoice-actions.server'
import { toPayableInvoices, listInvoices } from '#app/features/invoices/invoices.server'

/** A failed action call becomes `problem`; the invoices are still listed. */
export async function getInvoices(ctx: Uses<'api' | 'say' | 'session'>) {
	const [invoices, actions] = await Promise.all([listInvoices(ctx), settle(getInvoiceActions(ctx))])
	return { bills: toPayableInvoices(invoices, actions.value, ctx.say), actions }
}

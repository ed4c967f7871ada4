import { settle } from '#app/request/settle'
import type { Uses } from '#app/request/context.server'
import { relateActions } from '#app/features/invoices/invoice-actions.server'
import { toPayableInvoices, listInvoices } from '#app/features/invoices/invoices.server'
import { listActions } from '#app/products/actions.server'

/** A failed action call becomes `problem`; the invoices are still listed. */
export async function getInvoices(ctx: Uses<'api' | 'say' | 'session'>) {
	const [invoices, actions] = await Promise.all([listInvoices(ctx), settle(listActions(ctx))])
	const related = actions.value && relateActions(actions.value.known, invoices.known, ctx.say)
	return { bills: toPayableInvoices(invoices, related, ctx.say), actions }
}

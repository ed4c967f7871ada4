import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendInvoiceList } from '#app/features/invoices/invoice-export.server'
import { getInvoices } from '#app/pages/invoices.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { bills, actions } = await getInvoices(ctx)
	// An incomplete export is worse than an error.
	if (actions.problem) throw actions.problem
	return sendInvoiceList(ctx, bills)
}

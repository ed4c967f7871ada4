import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendInvoices } from '#app/features/invoices/invoices.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendInvoices(ctx, args.request)
}

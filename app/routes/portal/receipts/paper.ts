import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendReceiptPaper } from '#app/features/receipts/receipt-papers.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendReceiptPaper(ctx, args.request, args.params.receipt)
}

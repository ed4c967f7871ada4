import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendAllReceipts } from '#app/features/receipts/receipt-papers.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendAllReceipts(ctx, args.request)
}

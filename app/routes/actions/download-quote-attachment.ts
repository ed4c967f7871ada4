import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendQuoteAttachment } from '#app/features/quotes/quotes.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendQuoteAttachment(ctx, args)
}

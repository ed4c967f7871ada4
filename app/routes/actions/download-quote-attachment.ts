import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendQuoteAttachment } from '#app/features/actions/quotes.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendQuoteAttachment(ctx, args)
}

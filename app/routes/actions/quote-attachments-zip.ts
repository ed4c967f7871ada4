import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendQuoteArchive } from '#app/features/quotes/quotes.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendQuoteArchive(ctx, args)
}

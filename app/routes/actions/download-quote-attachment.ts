import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendQuoteAttachment } from '#app/features/actions/quotes.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return sendQuoteAttachment(visit, args)
}

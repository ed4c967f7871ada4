import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendText } from '#app/downloads/file-download.server'
import { getLoanPartsCsv } from '#app/features/mortgages/mortgages.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const { name, text } = await getLoanPartsCsv(ctx, args.params.id)
	return sendText(text, 'text/csv', name)
}

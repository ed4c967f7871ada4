import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDownload } from '#app/pages/downloads.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendDownload(ctx, args)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendMyData } from '#app/pages/my-data-zip.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendMyData(ctx, args.request)
}

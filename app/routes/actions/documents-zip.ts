import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendDocumentsZip } from '#app/features/tasks/zip.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendDocumentsZip(ctx, args)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendImportantDocumentsZip } from '#app/features/documents/important-documents-zip.server'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return sendImportantDocumentsZip(ctx, args.request)
}

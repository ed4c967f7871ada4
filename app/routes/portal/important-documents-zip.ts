import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendImportantDocumentsZip } from '#app/features/documents/important-documents-zip.server'
import { requireConsumer } from '#app/session/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return sendImportantDocumentsZip(visit, args.request)
}

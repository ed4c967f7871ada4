import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { getDownloadPath, listImportantDocuments } from '#app/features/documents/important-documents.server'
import { sendFile } from '#app/downloads/file-download.server'
import { findKnown } from '#app/lib/unread'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const document = (await listImportantDocuments(ctx)).known.find(({ id }) => id === args.params.document)
	if (!document) throw redirect(paths.notFound())
	const name = findKnown(document.filename) ?? 'document'
	return sendFile(ctx, getDownloadPath(document, ctx.say.language), name, { request: args.request })
}

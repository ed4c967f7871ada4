import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { getDownloadPath, listImportantDocuments } from '#app/features/documents/important-documents.server'
import { sendFile } from '#app/downloads/file-download.server'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const document = (await listImportantDocuments(ctx)).known.find(({ id }) => id === args.params.document)
	if (!document) throw redirect(paths.notFound())
	return sendFile(ctx, getDownloadPath(document, ctx.say.language), document.filename ?? 'document', {
		request: args.request,
	})
}

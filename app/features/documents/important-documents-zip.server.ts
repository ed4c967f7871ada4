import type { RequestContext } from '#app/request/context.server'
import { sendArchive } from '#app/downloads/send-archive.server'
import { filterList, mapList } from '#app/lib/read-list'
import { findKnown } from '#app/lib/unread'
import { paths } from '#app/paths'
import {
	getDownloadPath,
	getImportantDocumentsHeading,
	isInLanguage,
	listImportantDocuments,
} from './important-documents.server'

export async function sendImportantDocumentsZip(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const [{ licence }, documents] = await Promise.all([ctx.firm(), listImportantDocuments(ctx)])
	return sendArchive(ctx, request, {
		title: getImportantDocumentsHeading(licence, say).title,
		files: mapList(
			filterList(documents, (document) => isInLanguage(document, say.language)),
			(document) => ({
				name: findKnown(document.filename) ?? document.label ?? say('documents.title'),
				path: getDownloadPath(document, say.language),
			}),
		),
		home: paths.importantDocuments(),
	})
}

import { areStated } from '#app/products/task-state.server'
import type { RequestContext } from '#app/request/context.server'
import { paths } from '#app/paths'
import { listDocumentTasks } from '#app/products/task-facts.server'
import { paginateList } from '#app/products/paginate-list.server'
import { getFileTexts } from '#app/downloads/file-links'
import { createActionRow, getSearchText } from './action-rows.server'
import { filterDocuments } from './documents.server'
import { createReader } from './reader-context.server'
import { createDocumentsArchive } from './zip.server'

export async function getDocumentPage(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const [actions, reader] = await Promise.all([listDocumentTasks(ctx), createReader(ctx)])
	const documents = { known: filterDocuments(actions.known), isComplete: areStated(actions) }
	const { rows, list } = paginateList(request, say, {
		items: documents,
		rowOf: (action) => action,
		getSearchText: (action) => getSearchText(action, reader),
		none: say('dashboard.documents.none'),
	})
	return {
		title: say('dashboard.documents.title'),
		back: backOf(ctx),
		list,
		archive: createDocumentsArchive(documents, say),
		rows: rows.map((action) => createActionRow(action, reader)),
		texts: getFileTexts(say),
	}
}

function backOf({ say }: RequestContext) {
	return { href: paths.dashboard(), label: say('actions.back') }
}

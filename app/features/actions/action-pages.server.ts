import type { ListedAction } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { paths } from '#app/paths'
import { pageOfList } from '#app/products/page-of-list.server'
import { createTable, searchText } from './action-table.server'
import { openActions } from './action-tasks.server'
import { listActions, listForLists } from './actions.server'
import { documentsAmong } from './documents.server'
import { readerOf } from './reader.server'
import { documentsArchive } from './zip.server'

/** The page of all open actions, by product. */
export async function getActionPage(visit: Visit, request: Request) {
	const { say } = visit
	const open = openActions(await listForLists(visit))
	const { rows, list, table } = pageOf(visit, request, open, say('dashboard.actions.none'))
	return {
		title: say('dashboard.actions.title'),
		purpose: open.length > 0 ? say('dashboard.actions.purpose', { count: open.length }) : undefined,
		back: backOf(visit),
		list,
		groups: table.groupsOf(rows),
		table: table.table,
	}
}

/** The page of all documents, closed ones too. */
export async function getDocumentPage(visit: Visit, request: Request) {
	const { say } = visit
	const documents = documentsAmong(await listActions(visit))
	const { rows, list, table } = pageOf(visit, request, documents, say('dashboard.documents.none'))
	return {
		title: say('dashboard.documents.title'),
		back: backOf(visit),
		list,
		archive: documentsArchive(documents, say),
		places: table.placesOf(rows),
		table: table.table,
	}
}

function pageOf<A extends ListedAction>(visit: Visit, request: Request, items: readonly A[], none: string) {
	const reader = readerOf(visit)
	const { rows, list } = pageOfList(request, visit.say, {
		items,
		rowOf: (action) => action,
		wordsOf: (action) => searchText(action, reader),
		none,
	})
	return { rows, list, table: createTable(reader) }
}

function backOf({ say }: Visit) {
	return { href: paths.dashboard(), label: say('actions.back') }
}

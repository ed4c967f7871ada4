import type { ListedAction } from '#app/api/resources/action'
import type { RequestContext } from '#app/request/context.server'
import { paths } from '#app/paths'
import { paginateList } from '#app/products/paginate-list.server'
import { createActionTable, getSearchText } from './action-table.server'
import { listOpenActions } from '#app/products/action-tasks.server'
import { listActions, listSummarisedActions } from '#app/products/actions.server'
import { filterDocuments } from './documents.server'
import { createReader } from './reader-context.server'
import { createDocumentsArchive } from './zip.server'

/** The page of all open actions, by product. */
export async function getActionPage(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const open = listOpenActions(await listSummarisedActions(ctx))
	const { rows, list, table } = pageOf(ctx, request, open, say('dashboard.actions.none'))
	return {
		title: say('dashboard.actions.title'),
		purpose: open.length > 0 ? say('dashboard.actions.purpose', { count: open.length }) : undefined,
		back: backOf(ctx),
		list,
		groups: table.groupsOf(rows),
		table: table.table,
	}
}

/** The page of all documents, closed ones too. */
export async function getDocumentPage(ctx: RequestContext, request: Request) {
	const { say } = ctx
	const documents = filterDocuments(await listActions(ctx))
	const { rows, list, table } = pageOf(ctx, request, documents, say('dashboard.documents.none'))
	return {
		title: say('dashboard.documents.title'),
		back: backOf(ctx),
		list,
		archive: createDocumentsArchive(documents, say),
		places: table.placesOf(rows),
		table: table.table,
	}
}

function pageOf<A extends ListedAction>(
	ctx: RequestContext,
	request: Request,
	items: readonly A[],
	none: string,
) {
	const reader = createReader(ctx)
	const { rows, list } = paginateList(request, ctx.say, {
		items,
		rowOf: (action) => action,
		getSearchText: (action) => getSearchText(action, reader),
		none,
	})
	return { rows, list, table: createActionTable(reader) }
}

function backOf({ say }: RequestContext) {
	return { href: paths.dashboard(), label: say('actions.back') }
}

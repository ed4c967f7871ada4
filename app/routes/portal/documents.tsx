import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocumentRows } from '#app/features/tasks/document-list'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { areStated } from '#app/products/task-state.server'
import type { RequestContext } from '#app/request/context.server'
import { paths } from '#app/paths'
import { listDocumentTasks } from '#app/products/task-facts.server'
import { paginateList } from '#app/products/paginate-list.server'
import { getFileTexts } from '#app/downloads/file-links'
import { createActionRow, getSearchText } from '#app/features/tasks/action-rows.server'
import { filterDocuments } from '#app/features/tasks/product-lists.server'
import { createReader } from '#app/features/tasks/reader-context.server'
import { createDocumentsArchive } from '#app/features/tasks/zip.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getDocumentPage(ctx, args.request)
}

export default function DocumentsPage() {
	const { rows, texts, archive, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page} tools={archive ? <ArchiveLink {...archive} /> : null}>
			<DocumentRows rows={rows} texts={texts} />
		</ListPage>
	)
}

async function getDocumentPage(ctx: RequestContext, request: Request) {
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

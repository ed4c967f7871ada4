import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getDocumentPage } from '#app/features/actions/action-pages.server'
import { DocumentRows } from '#app/features/actions/document-list'
import { getPageTitle } from '#app/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/session/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return json(await getDocumentPage(ctx, args.request))
}

export default function DocumentsPage() {
	const { places, table, archive, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page} tools={archive ? <ArchiveLink {...archive} /> : null}>
			<DocumentRows places={places} table={table} />
		</ListPage>
	)
}

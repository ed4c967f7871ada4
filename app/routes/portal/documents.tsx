import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getDocumentPage } from '#app/features/tasks/document-page.server'
import { DocumentRows } from '#app/features/tasks/document-list'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'

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

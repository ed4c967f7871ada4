import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getRecentNotices } from '#app/features/shell/notices.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { DataTable } from '#app/ui/data-table'
import { EmptyState } from '#app/ui/empty-state'
import { NoticeText } from '#app/ui/notice-text'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	return getRecentNotices(await requireConsumer(args))
}

export default function NoticesPage() {
	const { rows, none, columns, ...page } = useLoaderData<typeof loader>()
	const table = rows.map(({ id, tone, kind, when, ...words }) => ({
		id,
		tone,
		cells: [when, kind, <NoticeText key={id} {...words} />],
	}))
	return (
		<PageContent {...page}>
			{rows.length > 0 ? (
				<DataTable caption={page.title} captionHidden columns={columns} rows={table} />
			) : (
				<EmptyState level={2} scene="done" title={none} />
			)}
		</PageContent>
	)
}

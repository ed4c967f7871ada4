import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OtdTable } from '#app/features/otds/otd-table'
import { getOtdList } from '#app/features/otds/otds.server'
import { getPageTitle } from '#app/request/page-title'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getOtdList(ctx, args.request)
}

export default function OtdsPage() {
	const { columns, rows, badgeLabels, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<OtdTable title={page.title} columns={columns} rows={rows} badgeLabels={badgeLabels} />
		</ListPage>
	)
}

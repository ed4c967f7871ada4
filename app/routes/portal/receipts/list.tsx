import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReceiptRows } from '#app/features/receipts/receipt-card'
import { getReceiptList } from '#app/features/receipts/receipts.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { ListPage } from '#app/products/list-page'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getReceiptList(ctx, args.request)
}

export default function ReceiptsPage() {
	const { rows, archive, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page} scene="sent" tools={<ArchiveLink {...archive} />}>
			<ReceiptRows rows={rows} />
		</ListPage>
	)
}

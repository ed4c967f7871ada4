import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReceiptRows } from '#app/features/receipts/receipt-card'
import { getReceiptList } from '#app/features/receipts/receipts.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getReceiptList(ctx)
}

export default function ReceiptsPage() {
	const { rows, archive, none, note, ...page } = useLoaderData<typeof loader>()
	return (
		<PageContent {...page}>
			{note ? <p>{note}</p> : null}
			{none ? (
				<EmptyState level={2} scene="sent" title={none} />
			) : (
				<>
					<ReceiptRows rows={rows} />
					<ArchiveLink {...archive} />
				</>
			)}
		</PageContent>
	)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReceiptDetails } from '#app/features/receipts/receipt'
import { getReceiptPage } from '#app/features/receipts/receipts.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getReceiptPage(ctx, args.params.receipt)
}

export default function ReceiptPage() {
	const { details, ...page } = useLoaderData<typeof loader>()
	return <PageContent {...page}>{details ? <ReceiptDetails {...details} /> : null}</PageContent>
}

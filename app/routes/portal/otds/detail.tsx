import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOtdView } from '#app/features/otds/otds.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'
import { StatusTag } from '#app/ui/status-tag'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [otd, related] = await Promise.all([
		getOtdView(ctx, args.params.id),
		getProductRelated(ctx, 'otd', args.params.id),
	])
	return { ...otd, ...related }
}

export default function OtdPage() {
	const { facts, status, ...page } = useLoaderData<typeof loader>()
	const tag = <StatusTag tone={status.tone}>{status.text}</StatusTag>
	return <ProductPage {...page} facts={[...facts, { term: status.term, detail: tag }]} />
}

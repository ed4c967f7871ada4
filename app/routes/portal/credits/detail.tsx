import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getCreditView } from '#app/features/credits/credits.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [credit, related] = await Promise.all([
		getCreditView(ctx, args.params.id),
		getProductRelated(ctx, 'credit', args.params.id),
	])
	return { ...credit, ...related }
}

export default function CreditPage() {
	return <ProductPage {...useLoaderData<typeof loader>()} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getFgvView } from '#app/features/fgvs/fgvs.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [fgv, related] = await Promise.all([
		getFgvView(ctx, args.params.id),
		getProductRelated(ctx, 'fgv', args.params.id),
	])
	return { ...fgv, ...related }
}

export default function FgvPage() {
	return <ProductPage {...useLoaderData<typeof loader>()} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPlainDetail } from '#app/pages/plain-products.server'
import { ProductPage } from '#app/pages/product-page'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getPlainDetail(ctx, args)
}

export default function ProductDetailPage() {
	return <ProductPage {...useLoaderData<typeof loader>()} />
}

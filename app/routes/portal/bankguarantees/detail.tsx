import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getBankguaranteeView } from '#app/features/bankguarantees/bankguarantees.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [guarantee, related] = await Promise.all([
		getBankguaranteeView(ctx, args.params.id),
		getProductRelated(ctx, 'bankguarantee', args.params.id),
	])
	return { ...guarantee, ...related }
}

export default function BankguaranteePage() {
	const { papers, ...page } = useLoaderData<typeof loader>()
	return <ProductPage {...page}>{papers ? <Papers {...papers} /> : null}</ProductPage>
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getBusinessIncomeView } from '#app/features/business-incomes/business-incomes.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [income, related] = await Promise.all([
		getBusinessIncomeView(ctx, args.params.id),
		getProductRelated(ctx, 'business_income', args.params.id),
	])
	return { ...income, ...related }
}

export default function BusinessIncomePage() {
	return <ProductPage {...useLoaderData<typeof loader>()} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InsuredPeople } from '#app/features/life-insurances/insured-people'
import { getLifeInsuranceView } from '#app/features/life-insurances/life-insurances.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [insurance, related] = await Promise.all([
		getLifeInsuranceView(ctx, args.params.id),
		getProductRelated(ctx, 'lifeinsurance', args.params.id),
	])
	return { ...insurance, ...related }
}

export default function LifeInsurancePage() {
	const { insured, ...page } = useLoaderData<typeof loader>()
	return <ProductPage {...page}>{insured ? <InsuredPeople {...insured} /> : null}</ProductPage>
}

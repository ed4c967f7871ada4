import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DamageReports } from '#app/features/insurances/damage-reports'
import { getWoongarantView } from '#app/features/insurances/woongarant.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { Papers } from '#app/products/papers'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [insurance, related] = await Promise.all([
		getWoongarantView(ctx, args.params.id),
		getProductRelated(ctx, 'woongarant', args.params.id),
	])
	return { ...insurance, ...related }
}

export default function WoongarantPage() {
	const { damage, papers, ...page } = useLoaderData<typeof loader>()
	return (
		<ProductPage {...page}>
			<Papers {...papers} />
			{damage ? <DamageReports {...damage} /> : null}
		</ProductPage>
	)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DamageReports } from '#app/features/insurances/damage-reports'
import { getGeneralInsuranceView } from '#app/features/insurances/general-insurance.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [insurance, related] = await Promise.all([
		getGeneralInsuranceView(ctx, args.params.id),
		getProductRelated(ctx, 'general_insurance', args.params.id),
	])
	return { ...insurance, ...related }
}

export default function GeneralInsurancePage() {
	const { damage, ...page } = useLoaderData<typeof loader>()
	return (
		<ProductPage {...page}>
			<DamageReports {...damage} />
		</ProductPage>
	)
}

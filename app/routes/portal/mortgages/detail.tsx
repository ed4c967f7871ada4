import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RepaymentCurves } from '#app/features/mortgages/repayment-curves'
import { LoanParts } from '#app/features/mortgages/loan-parts'
import { MortgageHead } from '#app/features/mortgages/mortgage-head'
import { getMortgageView } from '#app/features/mortgages/mortgages.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { ProductTimeline } from '#app/products/product-timeline'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [mortgage, related] = await Promise.all([
		getMortgageView(ctx, args.params.id),
		getProductRelated(ctx, 'mortgage', args.params.id),
	])
	return { ...mortgage, ...related }
}

export default function MortgagePage() {
	const { head, timeline, loanParts, repaymentCurves, ...page } = useLoaderData<typeof loader>()
	return (
		<ProductPage
			{...page}
			lead={
				<>
					{head ? <MortgageHead {...head} adviser={page.advisors.advisors?.[0]} /> : null}
					{timeline ? <ProductTimeline {...timeline} /> : null}
				</>
			}
		>
			{loanParts ? <LoanParts {...loanParts} /> : null}
			{repaymentCurves ? <RepaymentCurves {...repaymentCurves} /> : null}
		</ProductPage>
	)
}

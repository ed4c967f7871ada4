import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { WillTable } from '#app/features/wills/will-table'
import { getWillView } from '#app/features/wills/wills.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [advice, related] = await Promise.all([
		getWillView(ctx, args.params.id),
		getProductRelated(ctx, 'will_writing_advice', args.params.id),
	])
	return { ...advice, ...related }
}

export default function WillPage() {
	const { wills, ...page } = useLoaderData<typeof loader>()
	return (
		<ProductPage {...page}>
			<WillTable {...wills} />
		</ProductPage>
	)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPlainList } from '#app/pages/plain-products.server'
import { ListPage } from '#app/products/list-page'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductCards } from '#app/ui/product-cards'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getPlainList(ctx, args.request)
}

export default function ProductListPage() {
	const { cards, badgeLabels, ...page } = useLoaderData<typeof loader>()
	return (
		<ListPage {...page}>
			<ProductCards cards={cards} badgeLabels={badgeLabels} />
		</ListPage>
	)
}

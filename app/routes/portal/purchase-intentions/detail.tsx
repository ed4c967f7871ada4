import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPurchaseIntentionView } from '#app/features/purchase-intentions/purchase-intentions.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { ProductTimeline } from '#app/products/product-timeline'
import { requireConsumer } from '#app/request/guard.server'
import { ListBody } from '#app/products/list-body'
import { HouseCards } from '#app/ui/house-cards'
import { Section } from '#app/ui/section'
import type { listHouses } from '#app/features/purchase-intentions/houses.server'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [intention, related] = await Promise.all([
		getPurchaseIntentionView(ctx, args.params.id, args.request),
		getProductRelated(ctx, 'purchase_intention', args.params.id),
	])
	return { ...intention, ...related }
}

export default function PurchaseIntentionPage() {
	const { timeline, houses, ...page } = useLoaderData<typeof loader>()
	return (
		<ProductPage {...page} lead={timeline ? <ProductTimeline {...timeline} /> : null}>
			<HouseList {...houses} />
		</ProductPage>
	)
}

function HouseList({ title, houses, list }: SerializeFrom<typeof listHouses>) {
	return (
		<Section title={title}>
			<ListBody list={list} level={3}>
				<HouseCards houses={houses} />
			</ListBody>
		</Section>
	)
}

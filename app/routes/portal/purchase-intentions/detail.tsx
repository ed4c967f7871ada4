import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HouseList } from '#app/features/purchase-intentions/house-list'
import { getPurchaseIntentionView } from '#app/features/purchase-intentions/purchase-intentions.server'
import { pageTitle } from '#app/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getSurroundings } from '#app/pages/surroundings.server'
import { requireConsumer } from '#app/session/guard.server'
import { Card } from '#app/ui/card'
import { Timeline } from '#app/ui/timeline'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	const [intention, around] = await Promise.all([
		getPurchaseIntentionView(visit, args.params.id, args.request),
		getSurroundings(visit, 'purchase_intention', args.params.id),
	])
	return json({ ...intention, ...around })
}

export default function PurchaseIntentionPage() {
	const { timeline, found, ...page } = useLoaderData<typeof loader>()
	const lead = timeline ? (
		<Card title={timeline.title}>
			<Timeline steps={timeline.steps} />
		</Card>
	) : undefined
	return (
		<ProductPage {...page} lead={lead}>
			<HouseList {...found} />
		</ProductPage>
	)
}

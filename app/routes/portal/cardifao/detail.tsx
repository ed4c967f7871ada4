import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getCardifaoView } from '#app/features/cardifao/cardifao.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'
import { RichText } from '#app/ui/rich-text'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const [insurance, related] = await Promise.all([
		getCardifaoView(ctx, args.params.id),
		getProductRelated(ctx, 'cardifao', args.params.id),
	])
	return { ...insurance, ...related }
}

export default function CardifaoPage() {
	const { html, ...page } = useLoaderData<typeof loader>()
	return <ProductPage {...page} lead={html ? <RichText {...html} level={2} /> : null} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getWillView, type WillsView } from '#app/features/wills/wills.server'
import { getPageTitle } from '#app/request/page-title'
import { ProductPage } from '#app/pages/product-page'
import { getProductRelated } from '#app/pages/product-related.server'
import { requireConsumer } from '#app/request/guard.server'
import { DataTable } from '#app/ui/data-table'
import { Section } from '#app/ui/section'

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

function WillTable({ title, none, note, columns, rows }: WillsView) {
	return (
		<Section title={title}>
			{note ? <p>{note}</p> : null}
			{rows.length > 0 ? (
				<DataTable
					caption={title}
					captionHidden
					columns={columns.map((label) => ({ label }))}
					rows={rows.map((cells, index) => ({ id: String(index), cells }))}
				/>
			) : (
				<p>{none}</p>
			)}
		</Section>
	)
}

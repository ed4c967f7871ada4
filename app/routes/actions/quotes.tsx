import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { QuoteCards } from '#app/features/quotes/quote-cards'
import { getQuotesPage } from '#app/features/quotes/quotes.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getQuotesPage(ctx, args.params.action)
}

export default function QuotesPage() {
	const { quotes, none, note, texts, archive, ...page } = useLoaderData<typeof loader>()
	return (
		<PageContent {...page}>
			{note ? <p>{note}</p> : null}
			{quotes.length > 0 ? (
				<QuoteCards quotes={quotes} texts={texts} />
			) : (
				<EmptyState level={2} icon="file" title={none} />
			)}
			{archive ? <ArchiveLink {...archive} /> : null}
		</PageContent>
	)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getQuotesPage, type QuoteView } from '#app/features/quotes/quotes.server'
import { getPageTitle } from '#app/request/page-title'
import { requireConsumer } from '#app/request/guard.server'
import { ArchiveLink } from '#app/ui/archive-link'
import { EmptyState } from '#app/ui/empty-state'
import { PageContent } from '#app/ui/page-content'
import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'

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
				<EmptyState level={2} scene={note ? undefined : 'papers'} title={none} />
			)}
			{archive ? <ArchiveLink {...archive} /> : null}
		</PageContent>
	)
}

type Quote = QuoteView & { title?: string }

interface QuoteCardsProps {
	quotes: readonly Quote[]
	texts: FileTexts
}

function QuoteCards({ quotes, texts }: QuoteCardsProps) {
	return quotes.map((quote) => (
		<Card key={quote.id} title={quote.title} footer={<Attachments {...quote} texts={texts} />}>
			<DefinitionList items={quote.facts} />
		</Card>
	))
}

function Attachments({ attachments, noAttachments, texts }: Quote & { texts: FileTexts }) {
	if (attachments.length === 0) return <p>{noAttachments}</p>
	return (
		<FileList>
			{attachments.map(({ href, name }) => (
				<FileRow key={href} name={name} action={<FileLinks href={href} name={name} texts={texts} />} />
			))}
		</FileList>
	)
}

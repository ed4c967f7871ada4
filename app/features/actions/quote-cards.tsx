import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { FileList, FileRow } from '#app/ui/file-row'
import type { QuoteView } from './quotes.server'

type Quote = QuoteView & { title?: string }

/** Quotes: what is known of each, and its attachments. */
export function QuoteCards({ quotes }: { quotes: readonly Quote[] }) {
	return quotes.map((quote) => (
		<Card key={quote.id} title={quote.title} footer={<Attachments {...quote} />}>
			<DefinitionList items={quote.facts} />
		</Card>
	))
}

function Attachments({ attachments, noAttachments, download }: Quote) {
	if (attachments.length === 0) return <p>{noAttachments}</p>
	return (
		<FileList>
			{attachments.map(({ href, label }) => (
				<FileRow
					key={href}
					name={label}
					action={
						<ButtonLink variant="quiet" href={href} reload icon="download" hiddenText={label}>
							{download}
						</ButtonLink>
					}
				/>
			))}
		</FileList>
	)
}

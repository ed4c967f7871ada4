import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import type { QuoteView } from './quotes.server'

type Quote = QuoteView & { title?: string }

interface QuoteCardsProps {
	quotes: readonly Quote[]
	texts: FileTexts
}

export function QuoteCards({ quotes, texts }: QuoteCardsProps) {
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

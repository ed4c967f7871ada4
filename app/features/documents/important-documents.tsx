import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import type { DocumentGroup } from './important-documents.server'

/** A card for each category; a document that is not there in this language says so instead of a button. */
export function ImportantDocuments({ groups }: { groups: readonly DocumentGroup[] }) {
	return groups.map((group) => (
		<Card key={group.title} title={group.title}>
			<FileList>
				{group.documents.map((document) => (
					<FileRow
						key={document.id}
						name={document.name}
						meta={document.description}
						action={
							document.href ? (
								<ButtonLink
									variant="quiet"
									href={document.href}
									reload
									icon="download"
									hiddenText={document.name}
								>
									{document.download}
								</ButtonLink>
							) : (
								<span>{document.unavailable}</span>
							)
						}
					/>
				))}
			</FileList>
		</Card>
	))
}

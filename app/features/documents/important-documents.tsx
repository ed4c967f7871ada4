import { ArchiveLink } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileLinks } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import type { DocumentGroup, DocumentLinks } from './important-documents.server'

interface ImportantDocumentsProps extends DocumentLinks {
	groups: readonly DocumentGroup[]
}

export function ImportantDocuments({ groups, texts, zip }: ImportantDocumentsProps) {
	return (
		<>
			{groups.map((group, index) => (
				<Card key={`${group.title} ${index}`} title={group.title}>
					<FileList>
						{group.documents.map(({ id, name, lang, description, href, downloadOnly }) => (
							<FileRow
								key={id}
								name={name}
								lang={lang}
								meta={description}
								action={
									href ? (
										<FileLinks href={href} name={name} texts={texts} downloadOnly={downloadOnly} />
									) : (
										<p>{texts.unavailable}</p>
									)
								}
							/>
						))}
					</FileList>
				</Card>
			))}
			{zip ? <ArchiveLink {...zip} /> : null}
		</>
	)
}

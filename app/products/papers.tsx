import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'

interface PapersProps {
	title: string
	/** Not everything could be read. */
	note?: string
	texts: FileTexts
	files: readonly { href: string; name: string }[]
	archive?: ArchiveLinkProps
}

export function Papers({ title, note, texts, files, archive }: PapersProps) {
	if (files.length === 0 && !note) return null
	return (
		<Section title={title}>
			{note ? <p>{note}</p> : null}
			{files.length > 0 ? (
				<Card>
					<FileList>
						{files.map(({ href, name }) => (
							<FileRow key={href} name={name} action={<FileLinks href={href} name={name} texts={texts} />} />
						))}
					</FileList>
				</Card>
			) : null}
			{archive ? <ArchiveLink {...archive} /> : null}
		</Section>
	)
}

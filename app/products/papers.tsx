import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'

interface PapersProps {
	title: string
	/** The words of the links to every file. */
	texts: FileTexts
	files: readonly { href: string; name: string }[]
	/** All of them at once. */
	archive?: ArchiveLinkProps
}

/** Files that come with a product, each to keep or to look at. */
export function Papers({ title, texts, files, archive }: PapersProps) {
	if (files.length === 0) return null
	return (
		<Section title={title}>
			<Card>
				<FileList>
					{files.map(({ href, name }) => (
						<FileRow key={href} name={name} action={<FileLinks href={href} name={name} texts={texts} />} />
					))}
				</FileList>
			</Card>
			{archive ? <ArchiveLink {...archive} /> : null}
		</Section>
	)
}

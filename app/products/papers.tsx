import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'

interface PapersProps {
	title: string
	texts: FileTexts
	files: readonly { href: string; name: string }[]
	archive?: ArchiveLinkProps
}

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

import { Card } from '#app/ui/card'
import { FileLinks } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'

interface PapersProps {
	title: string
	/** The words of the links to every file. */
	texts: { download: string; open: string; newTab: string }
	files: readonly { href: string; name: string }[]
}

/** Files that come with a product, each to keep or to look at. */
export function Papers({ title, texts, files }: PapersProps) {
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
		</Section>
	)
}

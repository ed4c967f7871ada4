import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { DownloadIcon, OpenFile, type FileTexts } from '#app/ui/file-links'
import type { ActionRow } from './action-rows.server'
import { MoreLink, type MoreLinkProps } from '#app/ui/more-link'

interface DocumentRowsProps {
	rows: readonly ActionRow[]
	texts: FileTexts
}

interface DocumentListProps {
	title: string
	none?: string
	missing?: string
	list?: DocumentRowsProps & { more?: MoreLinkProps; archive?: ArchiveLinkProps }
}

export function DocumentList({ title, none, missing, list }: DocumentListProps) {
	return (
		<Section title={title}>
			{list ? null : <p>{missing}</p>}
			{list?.rows.length === 0 && none ? <p>{none}</p> : null}
			{list && list.rows.length > 0 ? <DocumentRows {...list} /> : null}
			{list?.archive ? <ArchiveLink {...list.archive} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

export function DocumentRows({ rows, texts }: DocumentRowsProps) {
	return (
		<Card>
			<FileList>
				{rows.map((row) => (
					<FileRow
						key={row.href ?? row.title}
						name={<DocumentName row={row} texts={texts} />}
						meta={describeRow(row)}
						status={row.news ? <StatusTag tone="info">{row.news}</StatusTag> : null}
						action={
							row.isFile && row.href ? <DownloadIcon href={row.href} name={row.title} texts={texts} /> : null
						}
					/>
				))}
			</FileList>
		</Card>
	)
}

interface DocumentRowProps {
	row: ActionRow
	texts: DocumentRowsProps['texts']
}

/** The name opens a file, or leads to the page of the document. */
function DocumentName({ row: { title, href, isFile }, texts }: DocumentRowProps) {
	if (href === undefined) return title
	if (isFile) return <OpenFile href={href} name={title} texts={texts} />
	return <Link href={href}>{title}</Link>
}

/** Detail of a row, with what could not be read of it. */
function describeRow({ detail, note, isUnread, isLost }: ActionRow) {
	const gap = isUnread || isLost ? note : undefined
	return [detail, gap].filter(Boolean).join(' · ') || undefined
}

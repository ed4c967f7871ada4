import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { ActionRow, DocumentTexts } from './action-rows.server'
import { MoreLink, type MoreLinkProps } from './more-link'
import { renderDocumentLinks } from './row-button'

interface DocumentRowsProps {
	rows: readonly ActionRow[]
	texts: DocumentTexts
}

interface DocumentListProps {
	title: string
	none?: string
	/** Said when the list could not be fetched. */
	missing?: string
	list?: DocumentRowsProps & { more?: MoreLinkProps; archive?: ArchiveLinkProps }
}

/** All documents of a client, those that are done too. */
export function DocumentList({ title, none, missing, list }: DocumentListProps) {
	return (
		<Section title={title}>
			{list ? null : <p>{missing}</p>}
			{list?.rows.length === 0 && none ? <p>{none}</p> : null}
			{list && list.rows.length > 0 ? <DocumentRows rows={list.rows} texts={list.texts} /> : null}
			{list?.archive ? <ArchiveLink {...list.archive} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

/** The rows alone, for a page that has its own heading. */
export function DocumentRows({ rows, texts }: DocumentRowsProps) {
	return (
		<Card>
			<FileList>
				{rows.map((row, index) => (
					<Row key={index} row={row} texts={texts} />
				))}
			</FileList>
		</Card>
	)
}

function Row({ row, texts }: { row: ActionRow; texts: DocumentTexts }) {
	const { done, news } = row
	const status = (
		<>
			{news ? (
				<>
					<StatusTag tone="info">{news}</StatusTag>{' '}
				</>
			) : null}
			<StatusTag tone={done ? 'success' : 'neutral'}>
				{done ? texts.status.done : texts.status.open}
			</StatusTag>
		</>
	)
	return (
		<FileRow name={row.title} meta={row.detail} status={status} action={renderDocumentLinks(row, texts)} />
	)
}

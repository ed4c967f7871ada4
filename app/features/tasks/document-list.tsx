import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { ActionRow, ActionTable } from './action-table.server'
import { MoreLink, type MoreLinkProps } from './more-link'
import { renderDocumentLinks } from './row-button'

interface DocumentListProps {
	title: string
	none?: string
	/** Said when the list could not be fetched. */
	missing?: string
	list?: { places: readonly number[]; more?: MoreLinkProps; archive?: ArchiveLinkProps }
	/** What the list's places are in; absent where there is no list. */
	table?: ActionTable
}

/** All documents of a client, those that are done too. */
export function DocumentList({ title, none, missing, list, table }: DocumentListProps) {
	return (
		<Section title={title}>
			{list ? null : <p>{missing}</p>}
			{list?.places.length === 0 && none ? <p>{none}</p> : null}
			{list && table && list.places.length > 0 ? <DocumentRows places={list.places} table={table} /> : null}
			{list?.archive ? <ArchiveLink {...list.archive} /> : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

/** The rows alone, for a page that has its own heading. */
export function DocumentRows({ places, table }: { places: readonly number[]; table: ActionTable }) {
	return (
		<Card>
			<FileList>
				{places.map((index) => {
					const row = table.rows[index]
					return row ? <Row key={index} row={row} table={table} /> : null
				})}
			</FileList>
		</Card>
	)
}

function Row({ row, table }: { row: ActionRow; table: ActionTable }) {
	const { done, news } = row
	const status = (
		<>
			{news ? (
				<>
					<StatusTag tone="info">{news}</StatusTag>{' '}
				</>
			) : null}
			<StatusTag tone={done ? 'success' : 'neutral'}>
				{done ? table.status.done : table.status.open}
			</StatusTag>
		</>
	)
	return (
		<FileRow name={row.title} meta={row.detail} status={status} action={renderDocumentLinks(row, table)} />
	)
}

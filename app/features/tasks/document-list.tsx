import type { SerializeFrom } from '@remix-run/node'
import { ArchiveLink, type ArchiveLinkProps } from '#app/ui/archive-link'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { ActionRow, createRowTexts } from './action-rows.server'
import { MoreLink, type MoreLinkProps } from '#app/ui/more-link'
import { renderDocumentLinks } from './row-button'

interface DocumentRowsProps {
	rows: readonly ActionRow[]
	texts: SerializeFrom<typeof createRowTexts>
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
						name={row.title}
						meta={describeRow(row)}
						status={<DocumentStatus row={row} texts={texts} />}
						action={renderDocumentLinks(row, texts.opening)}
					/>
				))}
			</FileList>
		</Card>
	)
}

function DocumentStatus({ row, texts }: { row: ActionRow; texts: DocumentRowsProps['texts'] }) {
	return (
		<>
			{row.news ? (
				<>
					<StatusTag tone="info">{row.news}</StatusTag>{' '}
				</>
			) : null}
			<StatusTag tone={row.isDone ? 'success' : 'neutral'}>{texts[getState(row)]}</StatusTag>
		</>
	)
}

/** Detail of a row, with what could not be read of it. */
function describeRow({ detail, note, isUnread, isLost }: ActionRow) {
	const gap = isUnread || isLost ? note : undefined
	return [detail, gap].filter(Boolean).join(' · ') || undefined
}

function getState({ isDone, isUnread }: ActionRow) {
	if (isUnread) return 'unread'
	return isDone ? 'done' : 'open'
}

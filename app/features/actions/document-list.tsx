import { ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { FileList, FileRow } from '#app/ui/file-row'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import type { DocumentRow } from './document-rows.server'
import { MoreLink, type MoreLinkProps } from './more-link'

interface DocumentListProps {
	title: string
	none?: string
	/** Said when the list could not be fetched. */
	missing?: string
	list?: { rows: readonly DocumentRow[]; more?: MoreLinkProps }
}

/** All documents of a client, those that are done too. */
export function DocumentList({ title, none, missing, list }: DocumentListProps) {
	return (
		<Section title={title}>
			{list ? null : <p>{missing}</p>}
			{list?.rows.length === 0 && none ? <p>{none}</p> : null}
			{list && list.rows.length > 0 ? (
				<Card>
					<FileList>
						{list.rows.map((row) => (
							<Row key={row.id} row={row} />
						))}
					</FileList>
				</Card>
			) : null}
			{list?.more ? <MoreLink {...list.more} /> : null}
		</Section>
	)
}

function Row({ row: { name, meta, done, status, button } }: { row: DocumentRow }) {
	return (
		<FileRow
			name={name}
			meta={meta}
			status={<StatusTag tone={done ? 'success' : 'neutral'}>{status}</StatusTag>}
			action={
				button ? (
					<ButtonLink
						variant="quiet"
						href={button.href}
						reload={button.isFile}
						icon={button.isFile ? 'download' : undefined}
						hiddenText={name}
					>
						{button.label}
					</ButtonLink>
				) : undefined
			}
		/>
	)
}

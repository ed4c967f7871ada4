import { ButtonLink } from '#app/ui/button'
import { FileList, FileRow } from '#app/ui/file-row'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import type { DocumentRow } from './document-rows.server'

interface DocumentListProps {
	rows: readonly DocumentRow[]
	none: string
	more?: { href: string; label: string }
}

export function DocumentList({ rows, none, more }: DocumentListProps) {
	if (rows.length === 0) return <p>{none}</p>
	return (
		<>
			<FileList>
				{rows.map((row) => (
					<Row key={row.id} row={row} />
				))}
			</FileList>
			{more ? (
				<p>
					<Link href={more.href}>{more.label}</Link>
				</p>
			) : null}
		</>
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

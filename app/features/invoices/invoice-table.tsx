import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { DataTable } from '#app/ui/data-table'
import { DownloadFile, OpenFile } from '#app/ui/file-links'
import { StatusTag } from '#app/ui/status-tag'
import { WithNote } from '#app/ui/with-note'
import type { InvoiceTableView } from './invoice-page.server'

type Row = InvoiceTableView['rows'][number]

export function InvoiceTable({ caption, table }: { caption: string; table: InvoiceTableView }) {
	const columns = table.columns.map((label, index) => ({ label, whole: index === 1, numeric: index === 1 }))
	const rows = table.rows.map((row) => ({
		id: row.href,
		cells: [
			<WithNote key="number" note={row.about}>
				<WithNote note={row.note}>
					<span>
						<OpenFile href={row.href} name={row.number} texts={table.texts} />
					</span>
				</WithNote>
			</WithNote>,
			row.amount,
			<State key="state" row={row} />,
			<DownloadFile key="file" href={row.href} name={row.number} texts={table.texts} />,
		],
	}))
	return <DataTable caption={caption} captionHidden columns={columns} rows={rows} />
}

function State({ row: { status, payment, pay, number } }: { row: Row }) {
	return (
		<ButtonRow>
			{status ? <StatusTag tone={status.isPaid ? 'success' : 'info'}>{status.text}</StatusTag> : null}
			{payment ? <span>{payment}</span> : null}
			{pay ? (
				<ButtonLink href={pay.href} hiddenText={number}>
					{pay.label}
				</ButtonLink>
			) : null}
		</ButtonRow>
	)
}

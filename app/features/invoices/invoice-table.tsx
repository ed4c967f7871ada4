import { ButtonLink } from '#app/ui/button'
import { DataTable } from '#app/ui/data-table'
import { DownloadFile, OpenFile } from '#app/ui/file-links'
import { StatusTag } from '#app/ui/status-tag'
import { WithNote } from '#app/ui/with-note'
import type { InvoiceTableView } from './invoice-page.server'
import styles from './invoice-table.module.css'

type Row = InvoiceTableView['rows'][number]

export function InvoiceTable({ caption, table }: { caption: string; table: InvoiceTableView }) {
	const columns = table.columns.map((label, index) => ({ label, whole: index === 1, numeric: index === 1 }))
	const rows = table.rows.map((row) => ({
		id: row.href,
		cells: [
			<What key="what" row={row} texts={table.texts} />,
			row.amount,
			<State key="state" row={row} />,
			<DownloadFile key="file" href={row.href} name={row.number} texts={table.texts} />,
		],
	}))
	return <DataTable caption={caption} captionHidden columns={columns} rows={rows} styles={styles} />
}

/** The subject, above number and date. */
function What({ row, texts }: { row: Row; texts: InvoiceTableView['texts'] }) {
	const number = <OpenFile href={row.href} name={row.number} texts={texts} />
	const note = row.note ? (
		<>
			{number}
			{row.about ? ` · ${row.about}` : ''}
		</>
	) : (
		row.about
	)
	return <WithNote note={note}>{row.note ?? number}</WithNote>
}

function State({ row: { status, payment, pay, number } }: { row: Row }) {
	return (
		<WithNote note={payment}>
			<span className={styles.state}>
				{status ? <StatusTag tone={status.isPaid ? 'success' : 'info'}>{status.text}</StatusTag> : null}{' '}
				{pay ? (
					<ButtonLink variant="quiet" href={pay.href} hiddenText={number}>
						{pay.label}
					</ButtonLink>
				) : null}
			</span>
		</WithNote>
	)
}

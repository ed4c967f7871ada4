import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { FileLinks, type FileTexts } from '#app/ui/file-links'
import { StatusTag } from '#app/ui/status-tag'
import { WideDataTable } from '#app/ui/wide-data-table'
import { WithNote } from '#app/ui/with-note'
import type { InvoiceTableView } from './invoice-page.server'

type Row = InvoiceTableView['rows'][number]

export function InvoiceTable({ caption, table }: { caption: string; table: InvoiceTableView }) {
	const columns = table.columns.map((label, index) => ({ label, whole: index === 1, numeric: index === 2 }))
	const rows = table.rows.map((row) => ({
		id: row.href,
		cells: [
			<WithNote key="number" note={row.note}>
				{row.number}
			</WithNote>,
			...row.cells,
			<Buttons key="buttons" row={row} texts={table.texts} />,
		],
	}))
	return <WideDataTable caption={caption} captionHidden columns={columns} rows={rows} />
}

function Buttons({ row: { status, payment, pay, href, number }, texts }: { row: Row; texts: FileTexts }) {
	return (
		<ButtonRow>
			{status ? <StatusTag tone={status.isPaid ? 'success' : 'info'}>{status.text}</StatusTag> : null}
			{payment ? <span>{payment}</span> : null}
			{pay ? (
				<ButtonLink href={pay.href} hiddenText={number}>
					{pay.label}
				</ButtonLink>
			) : null}
			<FileLinks href={href} name={number} texts={texts} />
		</ButtonRow>
	)
}

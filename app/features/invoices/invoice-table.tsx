import { DataTable } from '#app/ui/data-table'
import { DownloadIcon, OpenFile } from '#app/ui/file-links'
import { HiddenText } from '#app/ui/hidden-text'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import { Tile } from '#app/ui/tile'
import { WithNote } from '#app/ui/with-note'
import type { InvoiceTableView } from './invoice-page.server'
import styles from './invoice-table.module.css'

type Row = InvoiceTableView['groups'][number]['rows'][number]
type Texts = InvoiceTableView['texts']

const look = { frame: styles.frame, table: styles.table, hidden: styles.hidden }

/** A table for each group. */
export function InvoiceTables({ table: { columns, groups, texts } }: { table: InvoiceTableView }) {
	return groups.map(({ title, rows }) => (
		<DataTable
			key={title}
			caption={title}
			columns={columns.map((label) => ({ label }))}
			rows={rows.map((row) => ({ id: row.href, cells: cellsOf(row, texts) }))}
			styles={look}
		/>
	))
}

function cellsOf(row: Row, texts: Texts) {
	return [
		<What key="what" row={row} texts={texts} />,
		row.amount,
		<State key="state" row={row} />,
		<DownloadIcon key="file" href={row.href} name={row.number} texts={texts} />,
	]
}

/** The subject, above number and date. */
function What({ row, texts }: { row: Row; texts: Texts }) {
	const number = <OpenFile href={row.href} name={row.number} texts={texts} />
	const note = row.note ? (
		<>
			{number}
			{row.about ? ` · ${row.about}` : ''}
		</>
	) : (
		row.about
	)
	return (
		<span className={styles.what}>
			<Tile icon="euro" />
			<span>
				<WithNote note={note}>{row.note ?? number}</WithNote>
			</span>
		</span>
	)
}

/** Link to what can be done, or else the state. */
function State({ row: { status, pay, number } }: { row: Row }) {
	if (pay)
		return (
			<Link className={styles.pay} href={pay.href}>
				<span>
					{pay.label}
					<HiddenText> {number}</HiddenText>
				</span>
				<Icon name="chevronRight" />
			</Link>
		)
	return status ? <StatusTag tone={status.isPaid ? 'success' : 'info'}>{status.text}</StatusTag> : null
}

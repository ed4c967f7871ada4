import type { ReactNode } from 'react'
import ownStyles from './data-table.module.css'
import type { Tone } from './tone'

interface Column {
	label: string
	/** Amounts and counts line up at the end. */
	numeric?: boolean
	/** Sentences: on a narrow screen they stand below their name. */
	prose?: boolean
	/** Stays on one line where there is room for it. */
	whole?: boolean
}

interface TableRow {
	id: string
	/** The first cell names its row. */
	cells: readonly ReactNode[]
	/** A strip in this colour; a cell says the same in a word. */
	tone?: Tone
}

export interface DataTableProps {
	caption: string
	/** Where a heading right above the table says the same. */
	captionHidden?: boolean
	columns: readonly Column[]
	rows: readonly TableRow[]
	/** Which tell from what width on the rows are no cards any more. */
	styles?: typeof ownStyles
}

/** Rows and columns; on a narrow screen each row becomes a card that repeats the columns' names. */
export function DataTable({ caption, captionHidden, columns, rows, styles = ownStyles }: DataTableProps) {
	return (
		<div className={styles.frame}>
			<table className={styles.table}>
				<caption className={captionHidden ? styles.hidden : undefined}>{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.label} scope="col" data-numeric={column.numeric ? true : undefined}>
								{column.label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.id} columns={columns} {...row} />
					))}
				</tbody>
			</table>
		</div>
	)
}

function Row({ columns, cells, tone }: Omit<TableRow, 'id'> & { columns: readonly Column[] }) {
	return (
		<tr data-tone={tone}>
			{columns.map((column, index) =>
				index === 0 ? (
					<th key={column.label} scope="row">
						{cells[index]}
					</th>
				) : (
					<td
						key={column.label}
						data-label={column.label}
						data-numeric={column.numeric ? true : undefined}
						data-prose={column.prose ? true : undefined}
						data-whole={column.whole ? true : undefined}
					>
						{cells[index]}
					</td>
				),
			)}
		</tr>
	)
}

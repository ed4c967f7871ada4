import type { ReactNode } from 'react'
import ownStyles from './data-table.module.css'
import type { Tone } from './tone'
import { findTranslate } from './untranslated'

interface Column {
	label: string
	/** Right-aligned. */
	numeric?: boolean
	/** Long text: below its column name on a narrow screen. */
	prose?: boolean
	/** No line breaks when there is room. */
	whole?: boolean
}

interface TableRow {
	id: string
	cells: readonly ReactNode[]
	/** Coloured strip; a cell has the same in words. */
	tone?: Tone
}

export interface DataTableProps {
	caption: string
	captionHidden?: boolean
	columns: readonly Column[]
	rows: readonly TableRow[]
	/** With another breakpoint between cards and rows. */
	styles?: Readonly<Record<string, string | undefined>>
}

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
					<th key={column.label} scope="row" translate={findTranslate(cells[index])}>
						{cells[index]}
					</th>
				) : (
					<td
						key={column.label}
						translate={findTranslate(cells[index])}
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

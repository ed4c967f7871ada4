import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface Column {
	label: string
	/** Amounts and counts line up at the end. */
	numeric?: boolean
}

interface DataTableProps {
	caption: string
	columns: readonly Column[]
	/** The first cell names its row. */
	rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

export function DataTable({ caption, columns, rows }: DataTableProps) {
	return (
		<table className={styles.table}>
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column.label} scope="col" data-numeric={column.numeric}>
							{column.label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.id} columns={columns} cells={row.cells} />
				))}
			</tbody>
		</table>
	)
}

function Row({ columns, cells }: { columns: readonly Column[]; cells: readonly ReactNode[] }) {
	return (
		<tr>
			{columns.map((column, index) =>
				index === 0 ? (
					<th key={column.label} scope="row">
						{cells[index]}
					</th>
				) : (
					<td key={column.label} data-label={column.label} data-numeric={column.numeric}>
						{cells[index]}
					</td>
				),
			)}
		</tr>
	)
}

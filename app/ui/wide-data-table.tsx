import { DataTable, type DataTableProps } from './data-table'
import styles from './wide-data-table.module.css'

/** A table of many columns: its rows stay cards, two next to each other, until the window is wide. */
export function WideDataTable(props: Omit<DataTableProps, 'styles'>) {
	return <DataTable {...props} styles={styles} />
}

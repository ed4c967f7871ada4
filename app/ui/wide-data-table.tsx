import { DataTable, type DataTableProps } from './data-table'
import styles from './wide-data-table.module.css'

/** Rows become a table only on wide screens; below that, cards two by two. */
export function WideDataTable(props: Omit<DataTableProps, 'styles'>) {
	return <DataTable {...props} styles={styles} />
}

import { Children, type ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons side by side that belong to no form; text browsers see a space between them. */
export function ButtonRow({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{Children.map(children, (child) => child && <>{child} </>)}</div>
}

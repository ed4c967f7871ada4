import { Children, type ReactNode } from 'react'
import styles from './button-row.module.css'

/** The space separates the buttons in text browsers. */
export function ButtonRow({ children }: { children: ReactNode }) {
	return <div className={styles.row}>{Children.map(children, (child) => child && <>{child} </>)}</div>
}

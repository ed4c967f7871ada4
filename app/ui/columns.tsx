import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface ColumnsProps {
	children: ReactNode
	/** Beside the main column on a wide screen, below it on a narrow one. */
	aside?: ReactNode
}

/** Eight of twelve columns for the main thing, four for what goes with it. */
export function Columns({ children, aside }: ColumnsProps) {
	return (
		<div className={styles.columns}>
			<div className={styles.main}>{children}</div>
			{aside ? <div className={styles.aside}>{aside}</div> : null}
		</div>
	)
}

import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface ColumnsProps {
	children: ReactNode
	aside?: ReactNode
}

export function Columns({ children, aside }: ColumnsProps) {
	return (
		<div className={styles.columns}>
			<div className={styles.main}>{children}</div>
			{aside ? <div className={styles.aside}>{aside}</div> : null}
		</div>
	)
}

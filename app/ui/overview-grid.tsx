import type { ReactNode } from 'react'
import styles from './overview-grid.module.css'

interface OverviewGridProps {
	/** First in reading order on every screen. */
	first: ReactNode
	beside: ReactNode
	children: ReactNode
	aside: ReactNode
}

export function OverviewGrid({ first, beside, children, aside }: OverviewGridProps) {
	return (
		<div className={styles.grid}>
			<div className={`${styles.part} ${styles.first}`}>{first}</div>
			<div className={`${styles.part} ${styles.beside}`}>{beside}</div>
			<div className={`${styles.part} ${styles.main}`}>{children}</div>
			<div className={`${styles.part} ${styles.aside}`}>{aside}</div>
		</div>
	)
}

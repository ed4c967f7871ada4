import type { ReactNode } from 'react'
import styles from './overview-grid.module.css'

interface OverviewGridProps {
	/** What one person needs today: it comes first, on a phone too. */
	first: ReactNode
	/** Beside it on a wide screen, after it on a narrow one. */
	beside: ReactNode
	/** The main thing. */
	children: ReactNode
	/** What goes with it; last on a narrow screen. */
	aside: ReactNode
}

/** Four parts in the order in which they matter, in two columns where there is room. */
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

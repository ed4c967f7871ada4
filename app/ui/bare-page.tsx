import type { ReactNode } from 'react'
import styles from './bare-page.module.css'

/** Error page before the firm is known: no logo, menu or footer. */
export function BarePage({ children }: { children: ReactNode }) {
	return (
		<main id="main" className={styles.page}>
			{children}
		</main>
	)
}

import type { ReactNode } from 'react'
import styles from './bare-page.module.css'

/** A page without the firm's frame: nothing around it could be fetched. */
export function BarePage({ children }: { children: ReactNode }) {
	return (
		<main id="main" className={styles.page}>
			{children}
		</main>
	)
}

import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** Two things of one rank: side by side where there is room, else in the order they are read. */
export function Pair({ children }: { children: ReactNode }) {
	return <div className={styles.pair}>{children}</div>
}

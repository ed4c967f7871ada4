import type { ReactNode } from 'react'
import styles from './pair.module.css'

export function Pair({ children }: { children: ReactNode }) {
	return <div className={styles.pair}>{children}</div>
}

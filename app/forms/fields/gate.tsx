import type { ReactNode } from 'react'
import styles from './gate.module.css'

interface GateProps {
	/** From 1 to 3: the answers marked with the same number open it, wherever they stand in the page. */
	number: number
	children: ReactNode
}

/** What is asked with some answers to a question that stands elsewhere: always in the page, out of sight until then [A40]. */
export function Gate({ number, children }: GateProps) {
	return (
		<div className={styles.gate} data-gate={number}>
			{children}
		</div>
	)
}

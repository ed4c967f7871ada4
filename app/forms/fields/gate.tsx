import type { ReactNode } from 'react'
import styles from './gate.module.css'

interface GateProps {
	/** 1 to 3: answers with the same number show it, anywhere on the page. */
	number: number
	children: ReactNode
}

/** Fields for some answers of a question elsewhere: always in the document, hidden by CSS [A40]. */
export function Gate({ number, children }: GateProps) {
	return (
		<div className={styles.gate} data-gate={number}>
			{children}
		</div>
	)
}

import type { ReactNode } from 'react'
import styles from './reveal.module.css'

interface RevealProps {
	/** The question; its answers that ask for more are marked with `reveals`. */
	children: ReactNode
	more: ReactNode
}

/** What is asked with some answers only: always in the page, out of sight until one of them is chosen [A40]. */
export function Reveal({ children, more }: RevealProps) {
	return (
		<div className={styles.reveal}>
			{children}
			<div className={styles.more}>{more}</div>
		</div>
	)
}

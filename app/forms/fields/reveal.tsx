import type { ReactNode } from 'react'
import styles from './reveal.module.css'

interface RevealProps {
	children: ReactNode
	more: ReactNode
}

/** Always in the document, hidden by CSS until such an answer is chosen [A40]. */
export function Reveal({ children, more }: RevealProps) {
	return (
		<div className={styles.reveal}>
			{children}
			<div className={styles.more}>{more}</div>
		</div>
	)
}

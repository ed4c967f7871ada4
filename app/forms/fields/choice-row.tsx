import type { ReactNode } from 'react'
import styles from './choice-row.module.css'

interface ChoiceRowProps {
	/** The radio or checkbox itself. */
	children: ReactNode
	id: string
	label: string
	hint?: string
}

/** A large row whose whole width can be pressed. */
export function ChoiceRow({ children, id, label, hint }: ChoiceRowProps) {
	return (
		<div className={styles.row}>
			{children}{' '}
			<label htmlFor={id} className={styles.label}>
				{label}
				{hint ? <span className={styles.hint}> {hint}</span> : null}
			</label>
		</div>
	)
}

import type { ReactNode } from 'react'
import { HiddenText } from '#app/ui/hidden-text'
import styles from './choice-row.module.css'

interface ChoiceRowProps {
	/** The radio or checkbox itself. */
	children: ReactNode
	id: string
	label: string
	/** How the label begins, where the rest is heard alone. */
	short?: string
	hint?: string
}

/** A large row whose whole width can be pressed. */
export function ChoiceRow({ children, id, label, short = label, hint }: ChoiceRowProps) {
	return (
		<div className={styles.row}>
			{children}{' '}
			<label htmlFor={id} className={styles.label}>
				{short}
				{short === label ? null : <HiddenText>{label.slice(short.length)}</HiddenText>}
				{hint ? <span className={styles.hint}> {hint}</span> : null}
			</label>
		</div>
	)
}

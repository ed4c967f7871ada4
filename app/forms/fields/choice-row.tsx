import type { ReactNode } from 'react'
import { HiddenText } from '#app/ui/hidden-text'
import styles from './choice-row.module.css'

interface ChoiceRowProps {
	children: ReactNode
	id: string
	label: string
	/** Visible label; screen readers also get the rest of `label`. */
	short?: string
	hint?: string
}

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

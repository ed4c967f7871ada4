import type { ReactNode } from 'react'
import { LabelWords } from './field'
import styles from './field-group.module.css'

interface FieldGroupProps {
	id: string
	legend: string
	/** "(niet verplicht)" for the whole group; its fields omit the mark. */
	optional?: string
	first: ReactNode
	aside?: ReactNode
	children: ReactNode
}

export function FieldGroup({ id, legend, optional, first, aside, children }: FieldGroupProps) {
	return (
		<div className={styles.group}>
			<fieldset>
				<legend className={styles.legend} id={id} tabIndex={-1}>
					<LabelWords label={legend} optional={optional} />
				</legend>
				<div className={styles.fields}>
					<div className={styles.first}>{first}</div>
					{children}
				</div>
				{aside ? <div className={styles.aside}>{aside}</div> : null}
			</fieldset>
		</div>
	)
}

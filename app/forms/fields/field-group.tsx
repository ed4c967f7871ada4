import type { ReactNode } from 'react'
import { LabelWords } from './field'
import styles from './field-group.module.css'

interface FieldGroupProps {
	/** Of the legend: links and the focus lead there. */
	id: string
	legend: string
	/** "(niet verplicht)", where none of the fields is demanded; these need not say so. */
	optional?: string
	/** The first field, over the whole width. */
	first: ReactNode
	/** Below the fields: a button that removes the group. */
	aside?: ReactNode
	children: ReactNode
}

/** Fields that are about one thing, two in a row where there is room. */
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

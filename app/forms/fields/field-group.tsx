import type { ReactNode } from 'react'
import styles from './field-group.module.css'

interface FieldGroupProps {
	/** Of the legend: links and the focus lead there. */
	id: string
	legend: string
	/** The first field, over the whole width. */
	first: ReactNode
	/** Below the fields: a button that removes the group. */
	aside?: ReactNode
	children: ReactNode
}

/** Fields that are about one thing, two in a row where there is room. */
export function FieldGroup({ id, legend, first, aside, children }: FieldGroupProps) {
	return (
		<div className={styles.group}>
			<fieldset>
				<legend className={styles.legend} id={id} tabIndex={-1}>
					{legend}
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

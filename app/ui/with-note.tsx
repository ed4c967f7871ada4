import type { ReactNode } from 'react'
import styles from './with-note.module.css'

export function WithNote({ note, children }: { note?: ReactNode; children: ReactNode }) {
	return (
		<>
			{children}
			{note ? <span className={styles.note}> {note}</span> : null}
		</>
	)
}

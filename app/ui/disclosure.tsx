import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<details className={styles.part}>
			<summary className={styles.title}>{title}</summary>
			<div className={styles.body}>{children}</div>
		</details>
	)
}

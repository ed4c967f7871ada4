import type { ReactNode } from 'react'
import styles from './hidden-text.module.css'

export function HiddenText({ children }: { children: ReactNode }) {
	return <span className={styles.hiddenText}>{children}</span>
}

import type { ReactNode } from 'react'
import styles from './hidden-text.module.css'

/** Text for screen readers and text browsers. */
export function HiddenText({ children }: { children: ReactNode }) {
	return <span className={styles.hiddenText}>{children}</span>
}

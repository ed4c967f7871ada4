import type { ReactNode } from 'react'
import styles from './hidden-text.module.css'

/** Heard and shown by text browsers, not seen on a screen. */
export function HiddenText({ children }: { children: ReactNode }) {
	return <span className={styles.hiddenText}>{children}</span>
}

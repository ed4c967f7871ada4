import styles from './spinner.module.css'

/** Decorative: words must accompany it. Static under prefers-reduced-motion. */
export function Spinner() {
	return <span className={styles.spinner} aria-hidden="true" />
}

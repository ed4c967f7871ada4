import styles from './spinner.module.css'

/** Something goes on elsewhere; words beside it tell what. Still where motion is not wanted. */
export function Spinner() {
	return <span className={styles.spinner} aria-hidden="true" />
}

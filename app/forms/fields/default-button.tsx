import styles from './default-button.module.css'

/**
 * What Enter presses in a form whose other buttons come before the one that sends it. Nobody sees it or gets to it with a
 * keyboard; a text browser shows it in a line of its own, with the same words.
 */
export function DefaultButton({ label }: { label: string }) {
	return (
		<div className={styles.line}>
			<button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen}>
				{label}
			</button>
		</div>
	)
}

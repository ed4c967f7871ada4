import styles from './default-button.module.css'

/** Enter uses the first button of a form. Invisible and not focusable, except in text browsers. */
export function DefaultButton({ label }: { label: string }) {
	return (
		<div className={styles.line}>
			<button type="submit" tabIndex={-1} aria-hidden="true" className={styles.unseen}>
				{label}
			</button>
		</div>
	)
}

import styles from './progress.module.css'

interface ProgressProps {
	/** Absent below a heading with it. */
	label?: string
	/** 0 to 100. */
	percent: number
	/** The number in words; absent below a summary with it. */
	text?: string
	/** Beside the words where they have no label. */
	note?: string
}

/** The words are read aloud, the bar is not: it would say the same again. */
export function Progress({ label, percent, text, note }: ProgressProps) {
	const beside = label ? undefined : note
	return (
		<div className={styles.progress}>
			{text || beside ? (
				<p className={styles.words}>
					{label} {text ? <strong>{text}</strong> : null}
					{beside ? <span className={styles.note}> {beside}</span> : null}
				</p>
			) : null}
			<progress className={styles.bar} max={100} value={percent} aria-hidden="true" />
			{label && note ? <p className={styles.note}>{note}</p> : null}
		</div>
	)
}

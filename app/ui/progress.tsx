import styles from './progress.module.css'

interface ProgressProps {
	label: string
	/** 0 to 100. */
	percent: number
	text: string
	note?: string
}

export function Progress({ label, percent, text, note }: ProgressProps) {
	return (
		<div className={styles.progress}>
			<label>
				<span className={styles.words}>
					{label} <strong>{text}</strong>
				</span>
				<progress className={styles.bar} max={100} value={percent} />
			</label>
			{note ? <p className={styles.note}>{note}</p> : null}
		</div>
	)
}

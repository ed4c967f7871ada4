import { HiddenText } from './hidden-text'
import styles from './progress.module.css'

interface ProgressProps {
	label: string
	/** 0 to 100. */
	percent: number
	text: string
	note?: string
	/** Where the label stands above. */
	labelHidden?: boolean
}

export function Progress({ label, percent, text, note, labelHidden }: ProgressProps) {
	return (
		<div className={styles.progress}>
			<label>
				<span className={styles.words}>
					{labelHidden ? <HiddenText>{label}</HiddenText> : label} <strong>{text}</strong>
				</span>
				<progress className={styles.bar} max={100} value={percent} />
			</label>
			{note ? <p className={styles.note}>{note}</p> : null}
		</div>
	)
}

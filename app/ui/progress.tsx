import { HiddenText } from './hidden-text'
import styles from './progress.module.css'

interface ProgressProps {
	label: string
	/** 0 to 100. */
	percent: number
	text: string
	note?: string
	/** Where the label stands above: the note then stands beside the words. */
	labelHidden?: boolean
}

export function Progress({ label, percent, text, note, labelHidden }: ProgressProps) {
	return (
		<div className={styles.progress}>
			<label>
				<span className={styles.words}>
					{labelHidden ? <HiddenText>{label}</HiddenText> : label} <strong>{text}</strong>
					{labelHidden && note ? <span className={styles.note}> {note}</span> : null}
				</span>
				<progress className={styles.bar} max={100} value={percent} />
			</label>
			{note && !labelHidden ? <p className={styles.note}>{note}</p> : null}
		</div>
	)
}

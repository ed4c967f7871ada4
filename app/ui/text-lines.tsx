import styles from './text-lines.module.css'

interface TextLinesProps {
	lines: readonly string[]
	isStrong?: boolean
}

/** A paragraph per line. Addresses break anywhere. */
export function TextLines({ lines, isStrong = false }: TextLinesProps) {
	return lines.map((line, index) => (
		<p key={index} className={styles.line}>
			{isStrong ? <strong>{line}</strong> : line}
		</p>
	))
}

import styles from './highlight.module.css'

export interface HighlightProps {
	front?: string
	figure?: string
	rest?: string
	lang?: string
}

export function Highlight({ front, figure, rest, lang }: HighlightProps) {
	return (
		<p className={styles.text}>
			{front ? <span lang={lang}>{front}</span> : null}
			{figure ? <strong className={styles.figure}>{figure}</strong> : null}
			{rest ? <span lang={lang}>{rest}</span> : null}
		</p>
	)
}

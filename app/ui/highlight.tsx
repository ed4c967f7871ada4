import styles from './highlight.module.css'

export interface HighlightProps {
	front?: string
	/** What stands out. */
	figure?: string
	rest?: string
	/** Of the words around the figure, where it is not the page's. */
	lang?: string
}

/** A sentence with one figure that catches the eye. */
export function Highlight({ front, figure, rest, lang }: HighlightProps) {
	return (
		<p>
			{front ? <span lang={lang}>{front}</span> : null}
			{figure ? <strong className={styles.figure}>{figure}</strong> : null}
			{rest ? <span lang={lang}>{rest}</span> : null}
		</p>
	)
}

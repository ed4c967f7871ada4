import styles from './highlight.module.css'

export interface HighlightProps {
	front?: string
	figure?: string
	rest?: string
	/** Language of `front` and `rest`, where it is not the page's. */
	lang?: string
	/** A figure on a line of its own, in the language of the page. */
	apart?: string
}

export function Highlight({ front, figure, rest, lang, apart }: HighlightProps) {
	return (
		<>
			<p className={styles.text}>
				{front ? <span lang={lang}>{front}</span> : null}
				{figure ? <strong className={styles.figure}>{figure}</strong> : null}
				{rest ? <span lang={lang}>{rest}</span> : null}
			</p>
			{apart ? (
				<p className={styles.text}>
					<strong className={styles.figure}>{apart}</strong>
				</p>
			) : null}
		</>
	)
}

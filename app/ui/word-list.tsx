import styles from './word-list.module.css'

interface WordListProps {
	/** A link to `#id` leads to the word. */
	entries: readonly { id: string; word: string; text: string }[]
}

/** Words and what they mean. */
export function WordList({ entries }: WordListProps) {
	return (
		<dl>
			{entries.map(({ id, word, text }) => (
				<div key={id} id={id} className={styles.entry}>
					<dt>{word}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	)
}

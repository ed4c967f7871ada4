import styles from './word-list.module.css'

interface WordListProps {
	entries: readonly { id: string; word: string; text: string }[]
}

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

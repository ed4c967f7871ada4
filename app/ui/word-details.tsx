import styles from './word-details.module.css'

interface WordDetailsProps {
	title: string
	words: readonly { word: string; text: string }[]
}

/** What words of the trade mean, folded away where they stand. */
export function WordDetails({ title, words }: WordDetailsProps) {
	return (
		<details className={styles.words}>
			<summary>{title}</summary>
			<dl>
				{words.map(({ word, text }) => (
					<div key={word}>
						<dt>{word}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}

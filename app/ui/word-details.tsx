import styles from './word-details.module.css'

interface WordDetailsProps {
	title: string
	words: readonly { word: string; text: string }[]
}

export function WordDetails({ title, words }: WordDetailsProps) {
	return (
		<details className={styles.words}>
			<summary>{title}</summary>
			{words.map(({ word, text }) => (
				<p key={word}>
					<strong>{word}</strong>: {text}
				</p>
			))}
		</details>
	)
}

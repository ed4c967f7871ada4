import type { ReactNode } from 'react'
import styles from './folded-card.module.css'

interface FoldedCardProps {
	title: string
	lang?: string
	children: ReactNode
}

/** A card of which the heading alone shows until it is opened. */
export function FoldedCard({ title, lang, children }: FoldedCardProps) {
	return (
		<section className={styles.card}>
			<details className={styles.part}>
				<summary className={styles.summary}>
					<h2 className={styles.title} lang={lang}>
						{title}
					</h2>
				</summary>
				<div className={styles.body}>{children}</div>
			</details>
		</section>
	)
}

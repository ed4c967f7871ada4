import type { ReactNode } from 'react'
import { Disclosure } from './disclosure'
import styles from './folded-card.module.css'

interface FoldedCardProps {
	title: string
	lang?: string
	children: ReactNode
}

/** Card that shows its heading alone until it is opened. */
export function FoldedCard({ title, lang, children }: FoldedCardProps) {
	const heading = (
		<h2 className={styles.title} lang={lang}>
			{title}
		</h2>
	)
	return (
		<section className={styles.card}>
			<Disclosure title={heading}>{children}</Disclosure>
		</section>
	)
}

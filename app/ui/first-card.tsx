import type { ReactNode } from 'react'
import styles from './first-card.module.css'

interface FirstCardProps {
	/** What all such cards are: "Nu eerst". */
	kicker: string
	title: string
	/** Why this comes first. */
	reason: string
	detail?: string
	/** Its button, and what else can be done. */
	children: ReactNode
}

/** What comes before everything else on its page. */
export function FirstCard({ kicker, title, reason, detail, children }: FirstCardProps) {
	return (
		<section className={styles.card}>
			<h2 className={styles.title}>
				<span className={styles.kicker}>{kicker}: </span>
				{title}
			</h2>
			<p>{reason}</p>
			{detail ? <p className={styles.detail}>{detail}</p> : null}
			<div className={styles.actions}>{children}</div>
		</section>
	)
}

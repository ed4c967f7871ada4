import type { ReactNode } from 'react'
import styles from './first-card.module.css'

interface FirstCardProps {
	kicker: string
	title: string
	reason: string
	detail?: string
	children: ReactNode
}

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

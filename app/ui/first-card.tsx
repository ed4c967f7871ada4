import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './first-card.module.css'

interface FirstCardProps {
	icon: IconName
	kicker: string
	title: string
	reason: string
	detail?: string
	children: ReactNode
}

export function FirstCard({ icon, kicker, title, reason, detail, children }: FirstCardProps) {
	return (
		<section className={styles.card}>
			<span className={styles.mark}>
				<Icon name={icon} />
			</span>
			<h2 className={styles.title}>
				<span className={styles.kicker}>{kicker}: </span>
				{title}
			</h2>
			<div>
				<p>{reason}</p>
				{detail ? <p className={styles.detail}>{detail}</p> : null}
			</div>
			<div className={styles.actions}>{children}</div>
		</section>
	)
}

import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
	title?: ReactNode
	level?: 2 | 3
	aside?: ReactNode
	footer?: ReactNode
	children?: ReactNode
}

export function Card({ title, level = 2, aside, footer, children }: CardProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.card}>
			{title ? (
				<div className={styles.head}>
					<Heading className={styles.title}>{title}</Heading>
					{aside}
				</div>
			) : null}
			{children}
			{footer ? <div className={styles.footer}>{footer}</div> : null}
		</section>
	)
}

import type { ReactNode } from 'react'
import styles from './welcome-card.module.css'

interface WelcomeCardProps {
	title: string
	level?: 1 | 2
	/** The firm's words: usually a RichText. */
	children?: ReactNode
}

export function WelcomeCard({ title, level = 2, children }: WelcomeCardProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.welcome}>
			<Heading className={styles.title}>{title}</Heading>
			{children}
		</section>
	)
}

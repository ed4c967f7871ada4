import type { ReactNode } from 'react'
import styles from './welcome-card.module.css'

interface WelcomeCardProps {
	title: string
	level?: 1 | 2
	lang?: string
	children?: ReactNode
}

export function WelcomeCard({ title, level = 2, lang, children }: WelcomeCardProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.welcome}>
			<Heading className={styles.title} lang={lang}>
				{title}
			</Heading>
			{children}
		</section>
	)
}

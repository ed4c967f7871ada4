import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
	title: string
	level?: 2 | 3
	/** One sentence under the title. */
	purpose?: string
	/** Sits at the end of the title's line. */
	aside?: ReactNode
	children: ReactNode
}

/** A heading and what belongs to it, without a box. */
export function Section({ title, level = 2, purpose, aside, children }: SectionProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.section}>
			<div className={styles.head}>
				<Heading>{title}</Heading>
				{aside}
			</div>
			{purpose ? <p className={styles.purpose}>{purpose}</p> : null}
			{children}
		</section>
	)
}

import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
	title: string
	level?: 2 | 3
	/** Of the heading, where an address or the focus leads there. */
	id?: string
	/** One sentence under the title. */
	purpose?: string
	/** Fields need more room between them than lines do. */
	roomy?: boolean
	/** Sits at the end of the title's line. */
	aside?: ReactNode
	children: ReactNode
}

/** A heading and what belongs to it, without a box. */
export function Section({ title, level = 2, id, purpose, roomy, aside, children }: SectionProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.section} data-roomy={roomy}>
			<div className={styles.head}>
				<Heading id={id} tabIndex={id ? -1 : undefined}>
					{title}
				</Heading>
				{aside}
			</div>
			{purpose ? <p className={styles.purpose}>{purpose}</p> : null}
			{children}
		</section>
	)
}

import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
	title: string
	level?: 2 | 3
	id?: string
	purpose?: string
	/** Larger gap, for form fields. */
	roomy?: boolean
	/** Left out on paper. */
	isForScreens?: boolean
	aside?: ReactNode
	children: ReactNode
}

export function Section({
	title,
	level = 2,
	id,
	purpose,
	roomy,
	isForScreens,
	aside,
	children,
}: SectionProps) {
	const Heading = `h${level}` as const
	return (
		<section className={styles.section} data-roomy={roomy} data-screens={isForScreens}>
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

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon'

interface EmptyStateProps {
	icon?: IconName
	title: string
	level?: 2 | 3
	children?: ReactNode
	action?: ReactNode
}

export function EmptyState({ icon = 'check', title, level = 3, children, action }: EmptyStateProps) {
	const Heading = `h${level}` as const
	return (
		<div className={styles.empty}>
			<span className={styles.mark}>
				<Icon name={icon} />
			</span>
			<Heading className={styles.title}>{title}</Heading>
			{children ? <p className={styles.text}>{children}</p> : null}
			{action}
		</div>
	)
}

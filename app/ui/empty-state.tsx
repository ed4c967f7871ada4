import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './empty-state.module.css'
import { Scene, type SceneName } from './scene'

interface EmptyStateProps {
	scene?: SceneName
	/** Something went wrong. */
	isWarning?: boolean
	title: string
	level?: 2 | 3
	children?: ReactNode
	action?: ReactNode
}

export function EmptyState({ scene, isWarning, title, level = 3, children, action }: EmptyStateProps) {
	const Heading = `h${level}` as const
	return (
		<div className={styles.empty}>
			{scene ? <Scene name={scene} /> : null}
			{isWarning ? (
				<span className={styles.warning}>
					<Icon name="alert" />
				</span>
			) : null}
			<Heading className={styles.title}>{title}</Heading>
			{children ? <p className={styles.text}>{children}</p> : null}
			{action}
		</div>
	)
}

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Scene, type SceneName } from './scene'

interface EmptyStateProps {
	scene?: SceneName
	title: string
	level?: 2 | 3
	children?: ReactNode
	action?: ReactNode
}

export function EmptyState({ scene, title, level = 3, children, action }: EmptyStateProps) {
	const Heading = `h${level}` as const
	return (
		<div className={styles.empty}>
			{scene ? <Scene name={scene} /> : null}
			<Heading className={styles.title}>{title}</Heading>
			{children ? <p className={styles.text}>{children}</p> : null}
			{action}
		</div>
	)
}

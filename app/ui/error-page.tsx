import type { ReactNode } from 'react'
import styles from './error-page.module.css'
import { Icon } from './icon'
import { Scene, type SceneName } from './scene'

interface ErrorPageProps {
	/** In the place of the sign of an error. */
	scene?: SceneName
	title: string
	lines: readonly string[]
	reference?: string
	actions?: ReactNode
	children?: ReactNode
}

export function ErrorPage({ scene, title, lines, reference, actions, children }: ErrorPageProps) {
	return (
		<div className={styles.page}>
			{scene ? (
				<Scene name={scene} />
			) : (
				<span className={styles.mark}>
					<Icon name="alert" />
				</span>
			)}
			<h1 tabIndex={-1}>{title}</h1>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			{children}
			{reference ? <p className={styles.reference}>{reference}</p> : null}
			{actions ? <div className={styles.actions}>{actions}</div> : null}
		</div>
	)
}

import type { ReactNode } from 'react'
import styles from './error-page.module.css'
import { Icon, type IconName } from './icon'

interface ErrorPageProps {
	icon?: IconName
	title: string
	lines: readonly string[]
	reference?: string
	actions?: ReactNode
	children?: ReactNode
}

export function ErrorPage({ icon = 'alert', title, lines, reference, actions, children }: ErrorPageProps) {
	return (
		<div className={styles.page}>
			<span className={styles.mark}>
				<Icon name={icon} />
			</span>
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

import type { ReactNode } from 'react'
import { DefinitionList, type Definition } from './definition-list'
import { Icon } from './icon'
import styles from './receipt.module.css'

interface ReceiptProps {
	title: string
	sent: readonly Definition[]
	nextTitle: string
	/** What happens next, in order. */
	next: readonly string[]
	action: ReactNode
}

export function Receipt({ title, sent, nextTitle, next, action }: ReceiptProps) {
	return (
		<div className={styles.receipt}>
			<div className={styles.head} data-tone="success">
				<span className={styles.mark}>
					<Icon name="check" />
				</span>
				<h1 className={styles.title} tabIndex={-1}>
					{title}
				</h1>
			</div>
			<DefinitionList items={sent} />
			<h2 className={styles.subtitle}>{nextTitle}</h2>
			<ol>
				{next.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ol>
			<div>{action}</div>
		</div>
	)
}

import type { ReactNode } from 'react'
import { Card } from './card'
import styles from './key-figures.module.css'

interface KeyFiguresProps {
	title: string
	purpose: string
	items: readonly { term: string; value: string; note?: string }[]
	children?: ReactNode
}

export function KeyFigures({ title, purpose, items, children }: KeyFiguresProps) {
	return (
		<Card title={title}>
			<p>{purpose}</p>
			<dl className={styles.figures}>
				{items.map(({ term, value, note }) => (
					<div key={term} className={styles.figure}>
						<dt>{term}</dt>
						<dd className={styles.value}>{value}</dd>
						{note ? <dd className={styles.note}>{note}</dd> : null}
					</div>
				))}
			</dl>
			{children}
		</Card>
	)
}

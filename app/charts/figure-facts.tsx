import type { ReactNode } from 'react'
import styles from './figure-facts.module.css'

interface FigureFact {
	term: ReactNode
	detail: ReactNode
}

export function FigureFacts({ facts }: { facts: readonly FigureFact[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ term, detail }, index) => (
				<div key={index} className={styles.fact}>
					<dt>{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	)
}

export function ChartGrid({ children }: { children: ReactNode }) {
	return <div className={styles.grid}>{children}</div>
}

import type { ReactNode } from 'react'
import { Card } from './card'
import styles from './definition-list.module.css'
import { findTranslate } from './untranslated'

export interface DefinitionItem {
	term: string
	detail: ReactNode
}

/** Facts that the firm tells; nothing where there are none. */
export function FactsCard({ items }: { items: readonly DefinitionItem[] | undefined }) {
	if (!items || items.length === 0) return null
	return (
		<Card>
			<DefinitionList items={items} />
		</Card>
	)
}

export function DefinitionList({ items }: { items: readonly DefinitionItem[] }) {
	return (
		<dl>
			{items.map((item, index) => (
				<div key={`${item.term} ${index}`} className={styles.row}>
					<dt>{item.term}</dt>
					<dd translate={findTranslate(item.detail)}>{item.detail}</dd>
				</div>
			))}
		</dl>
	)
}

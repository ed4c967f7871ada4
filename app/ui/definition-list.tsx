import type { ReactNode } from 'react'
import styles from './definition-list.module.css'
import { findTranslate } from './untranslated'

export interface DefinitionItem {
	term: string
	detail: ReactNode
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

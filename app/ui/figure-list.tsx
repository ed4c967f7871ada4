import styles from './figure-list.module.css'
import { StatusTag } from './status-tag'
import { findTranslate } from './untranslated'

export interface ListedFigure {
	term: string
	/** Smaller words before the value. */
	prefix?: string
	value: string
	note?: string
	tag?: string
}

interface FigureListProps {
	figures: readonly ListedFigure[]
	isSmall?: boolean
}

/** Rows on a phone, columns on a wide screen. */
export function FigureList({ figures, isSmall }: FigureListProps) {
	return (
		<dl className={styles.figures} data-small={isSmall ? true : undefined}>
			{figures.map(({ term, prefix, value, note, tag }) => (
				<div key={term} className={styles.figure}>
					<dt className={styles.term}>{term}</dt>
					<dd className={styles.value}>
						{prefix ? <span className={styles.prefix}>{`${prefix} `}</span> : null}
						<span translate={findTranslate(value)}>{value}</span>
					</dd>
					{tag || note ? (
						<dd className={styles.note}>
							{tag ? <StatusTag tone="warning">{tag}</StatusTag> : null} {note}
						</dd>
					) : null}
				</div>
			))}
		</dl>
	)
}

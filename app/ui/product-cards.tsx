import type { ReactNode } from 'react'
import { Badge } from './badge'
import { Link } from './link'
import styles from './product-cards.module.css'
import { StatusTag } from './status-tag'
import type { Tone } from './tone'

export interface ProductCard {
	href: string
	/** Its name, and what tells it apart: one short line each. */
	words: readonly string[]
	/** Open action points. */
	badge?: number
	status?: { tone: Tone; text: string }
}

interface ProductCardsProps {
	/** `action` is a button of its own in the card. */
	cards: readonly (ProductCard & { action?: ReactNode })[]
	/** The words after a badge's number. */
	badgeLabels: { one: string; other: string }
	level?: 2 | 3
}

/** Products to choose from; the whole card leads to the product. */
export function ProductCards({ cards, badgeLabels, level = 2 }: ProductCardsProps) {
	const Heading = `h${level}` as const
	return (
		<ul className={styles.cards}>
			{cards.map(({ href, words: [title, ...lines], badge, status, action }) => (
				<li key={href} className={styles.card}>
					<Heading className={styles.title}>
						<Link href={href} className={styles.link}>
							<span className={styles.name}>{title}</span>
							{badge ? (
								<Badge count={badge} label={badge === 1 ? badgeLabels.one : badgeLabels.other} />
							) : null}
						</Link>
					</Heading>
					{status ? (
						<>
							{' '}
							<StatusTag tone={status.tone}>{status.text}</StatusTag>
						</>
					) : null}
					{lines.map((line) => (
						<p key={line} className={styles.line}>
							{line}
						</p>
					))}
					{action ? <div className={styles.action}>{action}</div> : null}
				</li>
			))}
		</ul>
	)
}

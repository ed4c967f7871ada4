import type { ReactNode } from 'react'
import { Badge } from './badge'
import { Link } from './link'
import styles from './product-cards.module.css'
import { StatusTag } from './status-tag'
import type { Tone } from './tone'

export interface ProductCard {
	href: string
	/** The first is the name. */
	words: readonly string[]
	badge?: number
	status?: { tone: Tone; text: string }
}

interface ProductCardsProps {
	/** `action` is a separate button inside the card. */
	cards: readonly (ProductCard & { action?: ReactNode })[]
	badgeLabels: { one: string; other: string }
	level?: 2 | 3
}

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
								<>
									{' '}
									<Badge count={badge} label={badge === 1 ? badgeLabels.one : badgeLabels.other} spelled />
								</>
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

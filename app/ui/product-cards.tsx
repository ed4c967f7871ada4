import type { ReactNode } from 'react'
import { Badge } from './badge'
import { Icon, type IconName } from './icon'
import { Link } from './link'
import styles from './product-cards.module.css'
import { StatusTag } from './status-tag'
import { Tile } from './tile'
import type { Tone } from './tone'

export interface ProductCard {
	href: string
	icon: IconName
	/** The first is the name. */
	words: readonly string[]
	/** The word that counts most. */
	figure?: string
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
			{cards.map(({ href, icon, words: [title, ...lines], figure, badge, status, action }) => (
				<li key={href} className={styles.card}>
					<Tile icon={icon} />
					<div className={styles.text}>
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
							<p key={line} className={line === figure ? styles.figure : styles.line}>
								{line}
							</p>
						))}
						{action ? <div className={styles.action}>{action}</div> : null}
					</div>
					<span className={styles.chevron}>
						<Icon name="chevronRight" />
					</span>
				</li>
			))}
		</ul>
	)
}

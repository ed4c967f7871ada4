import { Badge } from './badge'
import { Link } from './link'
import styles from './product-cards.module.css'
import { StatusTag } from './status-tag'
import type { Tone } from './tone'

export interface ProductCard {
	href: string
	title: string
	/** Open action points. */
	badge?: { count: number; label: string }
	status?: { tone: Tone; text: string }
	/** What tells it apart: one short line each. */
	lines: readonly string[]
}

/** Products to choose from; the whole card leads to the product. */
export function ProductCards({ cards }: { cards: readonly ProductCard[] }) {
	return (
		<ul className={styles.cards}>
			{cards.map(({ href, title, badge, status, lines }) => (
				<li key={href} className={styles.card}>
					<h2 className={styles.title}>
						<Link href={href} className={styles.link}>
							{title}
							{badge ? <Badge {...badge} /> : null}
						</Link>
					</h2>
					{status ? <StatusTag tone={status.tone}>{status.text}</StatusTag> : null}
					{lines.map((line) => (
						<p key={line} className={styles.line}>
							{line}
						</p>
					))}
				</li>
			))}
		</ul>
	)
}

import { Card } from '#app/ui/card'
import { FoldedCard } from '#app/ui/folded-card'
import { HiddenText } from '#app/ui/hidden-text'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { StatusTag } from '#app/ui/status-tag'
import styles from './timeline-parts.module.css'
import type { TimelinePart, TimelineRow } from './timeline.server'

export function TimelineParts({ parts }: { parts: readonly TimelinePart[] }) {
	return parts.map(({ title, rows, months }) =>
		months ? (
			<FoldedCard key={title} title={title}>
				{months.map((month) => (
					<section key={month.title}>
						<h3>{month.title}</h3>
						<Rows rows={month.rows} />
					</section>
				))}
			</FoldedCard>
		) : (
			<Card key={title} title={title}>
				<Rows rows={rows} />
			</Card>
		),
	)
}

function Rows({ rows }: { rows: readonly TimelineRow[] }) {
	return (
		<ul className={styles.rows}>
			{rows.map((row, index) => (
				<Row key={String(index)} row={row} />
			))}
		</ul>
	)
}

function Row({ row: { mark, title, about, detail, isJoined, href, news } }: { row: TimelineRow }) {
	return (
		<li className={styles.row} data-mark={mark} data-joined={isJoined ? true : undefined}>
			<span className={styles.dot}>{mark === 'done' ? <Icon name="check" /> : null}</span>
			<div className={styles.what}>
				<span className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</span>
				{about ? <span className={styles.about}> {about}</span> : null}
				<span className={styles.detail}> {isJoined ? <HiddenText>{detail}</HiddenText> : detail}</span>
				{news ? <StatusTag tone="info">{news}</StatusTag> : null}
			</div>
			{href ? (
				<span className={styles.chevron}>
					<Icon name="chevronRight" />
				</span>
			) : null}
		</li>
	)
}

import styles from './house-cards.module.css'
import type { IconName } from './icon'
import { Link } from './link'
import { StatusTag } from './status-tag'
import type { Tone } from './tone'

export interface HouseCard {
	key: string
	title: string
	link?: { href: string; newTab: string }
	/** Decorative image. */
	picture?: string
	status?: { tone: Tone; icon?: IconName; text: string }
	location?: string
	facts: readonly { term: string; detail: string }[]
}

export function HouseCards({ houses }: { houses: readonly HouseCard[] }) {
	return (
		<ul className={styles.houses}>
			{houses.map(({ key, title, link, picture, status, location, facts }) => (
				<li key={key} className={styles.house}>
					{picture ? (
						<img className={styles.picture} src={picture} alt="" width={400} height={300} loading="lazy" />
					) : null}
					<div className={styles.words}>
						<h3 className={styles.title} translate="no">
							{link ? <Link {...link}>{title}</Link> : title}
						</h3>
						{location ? (
							<p className={styles.place} translate="no">
								{location}
							</p>
						) : null}
						{status ? (
							<StatusTag tone={status.tone} icon={status.icon}>
								{status.text}
							</StatusTag>
						) : null}
						{facts.length > 0 ? <Facts facts={facts} /> : null}
					</div>
				</li>
			))}
		</ul>
	)
}

function Facts({ facts }: Pick<HouseCard, 'facts'>) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ term, detail }) => (
				<div key={term} className={styles.fact}>
					<dt>{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	)
}

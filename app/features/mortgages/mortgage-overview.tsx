import type { SerializeFrom } from '@remix-run/node'
import { Link } from '#app/ui/link'
import { MoreLink } from '#app/ui/more-link'
import { Section } from '#app/ui/section'
import { WithNote } from '#app/ui/with-note'
import { MortgageHead } from './mortgage-head'
import type { findMortgageOverview } from './mortgage-overview.server'
import styles from './mortgage-overview.module.css'
import type { Adviser } from './rate-ways'

interface MortgageOverviewProps extends SerializeFrom<
	NonNullable<Awaited<ReturnType<typeof findMortgageOverview>>>
> {
	adviser?: Adviser
}

export function MortgageOverview({ title, note, head, others, all, adviser }: MortgageOverviewProps) {
	const rest =
		note || all || others.length > 0 ? (
			<>
				{note ? <p>{note}</p> : null}
				{others.length > 0 ? (
					<ul className={styles.others}>
						{others.map(({ href, label, note: words }) => (
							<li key={href}>
								<WithNote note={words}>
									<Link href={href}>{label}</Link>
								</WithNote>
							</li>
						))}
					</ul>
				) : null}
				{all ? <MoreLink {...all} /> : null}
			</>
		) : null
	if (!head) return <Section title={title}>{rest}</Section>
	return <MortgageHead {...head} adviser={adviser} footer={rest} />
}

import type { SerializeFrom } from '@remix-run/node'
import { Disclosure } from '#app/ui/disclosure'
import { Link } from '#app/ui/link'
import { MoreLink } from '#app/ui/more-link'
import { Section } from '#app/ui/section'
import { WithNote } from '#app/ui/with-note'
import { MortgageHead } from './mortgage-head'
import type { findMortgageOverview } from './mortgage-overview.server'
import styles from './mortgage-overview.module.css'
import type { ReactNode } from 'react'
import type { Adviser } from './rate-ways'

interface MortgageOverviewProps extends SerializeFrom<
	NonNullable<Awaited<ReturnType<typeof findMortgageOverview>>>
> {
	adviser?: Adviser
}

export function MortgageOverview({ title, note, head, others, folded, all, adviser }: MortgageOverviewProps) {
	const rest =
		note || all || others.length > 0 ? (
			<>
				{note ? <p>{note}</p> : null}
				{others.length > 0 ? (
					<Folded title={head && others.length > 1 ? folded : undefined}>
						<ul className={styles.others}>
							{others.map(({ href, label, note: words }) => (
								<li key={href}>
									<WithNote note={words}>
										<Link href={href}>{label}</Link>
									</WithNote>
								</li>
							))}
						</ul>
					</Folded>
				) : null}
				{all ? <MoreLink {...all} /> : null}
			</>
		) : null
	if (!head) return <Section title={title}>{rest}</Section>
	return <MortgageHead {...head} adviser={adviser} footer={rest} />
}

function Folded({ title, children }: { title?: string; children: ReactNode }) {
	return title ? <Disclosure title={title}>{children}</Disclosure> : children
}

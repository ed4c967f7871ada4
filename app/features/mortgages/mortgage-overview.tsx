import type { SerializeFrom } from '@remix-run/node'
import { Gauge } from '#app/charts/gauge'
import { Figure, FigureNote } from '#app/charts/chart'
import { Card } from '#app/ui/card'
import { DefinitionList } from '#app/ui/definition-list'
import { Link } from '#app/ui/link'
import { MoreLink } from '#app/ui/more-link'
import { Section } from '#app/ui/section'
import type { findMortgageOverview } from './mortgage-overview.server'

type MortgageOverviewProps = SerializeFrom<NonNullable<Awaited<ReturnType<typeof findMortgageOverview>>>>

export function MortgageOverview({ title, note, mortgages, all }: MortgageOverviewProps) {
	return (
		<Section title={title}>
			{note ? <p>{note}</p> : null}
			{mortgages.map(({ href, title: name, facts, gauge }) => (
				<Card key={href} level={3} title={<Link href={href}>{name}</Link>}>
					{facts.length > 0 ? <DefinitionList items={facts} /> : null}
					{gauge ? (
						<Figure chart={<Gauge {...gauge} />}>
							<FigureNote note={gauge.source}>{`${gauge.label} ${gauge.band}`}</FigureNote>
						</Figure>
					) : null}
				</Card>
			))}
			{all ? <MoreLink {...all} /> : null}
		</Section>
	)
}

import type { SerializeFrom } from '@remix-run/node'
import { RepaymentChart } from '#app/charts/repayment-chart'
import { Figure } from '#app/charts/chart'
import { ChartGrid, FigureFacts } from '#app/charts/figure-facts'
import { Card } from '#app/ui/card'
import { Section } from '#app/ui/section'
import { WithNote } from '#app/ui/with-note'
import type { buildRepaymentCurves } from './repayment-curves.server'

type RepaymentCurvesProps = SerializeFrom<NonNullable<ReturnType<typeof buildRepaymentCurves>>>

export function RepaymentCurves({ title, purpose, parts, missing }: RepaymentCurvesProps) {
	return (
		<Section title={title} purpose={purpose}>
			{parts.length > 0 ? (
				<ChartGrid>
					{parts.map(({ name, facts, ...chart }) => (
						<Card key={name} level={3} title={name}>
							<Figure chart={<RepaymentChart {...chart} />}>
								<FigureFacts facts={facts.map(toItem)} />
							</Figure>
						</Card>
					))}
				</ChartGrid>
			) : null}
			{missing.map((line) => (
				<p key={line}>{line}</p>
			))}
		</Section>
	)
}

function toItem({ term, detail, note }: { term: string; detail: string; note?: string }) {
	return { term, detail: note ? <WithNote note={note}>{detail}</WithNote> : detail }
}

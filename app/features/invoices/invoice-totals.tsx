import type { SerializeFrom } from '@remix-run/node'
import { Swatch, type FillName } from '#app/charts/fill'
import { Figure, FigureFacts } from '#app/charts/chart'
import { ShareBar } from '#app/charts/share-bar'
import { Card } from '#app/ui/card'
import type { buildInvoiceTotals } from './invoice-totals.server'

type InvoiceTotalsProps = SerializeFrom<NonNullable<ReturnType<typeof buildInvoiceTotals>>>

const fills = { open: 'solid', paid: 'soft', unknown: 'striped' } as const satisfies Record<string, FillName>

export function InvoiceTotals({ title, label, parts, facts, untold }: InvoiceTotalsProps) {
	const bar = parts?.map((part, index) => ({ ...part, fill: fills[facts[index]?.state ?? 'unknown'] }))
	const rows = facts.map(({ state, term, detail }) => ({
		term: bar ? <Swatch name={fills[state]}>{term}</Swatch> : term,
		detail,
	}))
	return (
		<Card title={title}>
			<Figure chart={bar ? <ShareBar label={label} parts={bar} /> : null}>
				<FigureFacts facts={rows} />
				{untold ? <p>{untold}</p> : null}
			</Figure>
		</Card>
	)
}

import type { SerializeFrom } from '@remix-run/node'
import { Swatch, type FillName } from '#app/charts/fill'
import { Figure, FigureFacts } from '#app/charts/chart'
import { ShareBar } from '#app/charts/share-bar'
import { Card } from '#app/ui/card'
import type { buildInvoiceTotals } from './invoice-totals.server'

type InvoiceTotalsProps = SerializeFrom<NonNullable<ReturnType<typeof buildInvoiceTotals>>>

const fills: Partial<Record<string, FillName>> = { open: 'solid', paid: 'soft' }

export function InvoiceTotals({ title, label, parts, facts, untold }: InvoiceTotalsProps) {
	const bar = parts?.map((part, index) => ({ ...part, fill: fills[facts[index]?.state ?? ''] ?? 'solid' }))
	const rows = facts.map(({ state, term, detail }) => {
		const fill = bar && fills[state]
		return { term: fill ? <Swatch name={fill}>{term}</Swatch> : term, detail }
	})
	return (
		<Card title={title}>
			<Figure chart={bar ? <ShareBar label={label} parts={bar} /> : null}>
				<FigureFacts facts={rows} />
				{untold ? <p>{untold}</p> : null}
			</Figure>
		</Card>
	)
}

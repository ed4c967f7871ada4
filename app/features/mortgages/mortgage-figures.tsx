import type { SerializeFrom } from '@remix-run/node'
import { Gauge } from '#app/charts/gauge'
import { Figure, FigureNote } from '#app/charts/chart'
import { KeyFigures } from '#app/ui/key-figures'
import type { buildKeyFigures } from './key-figures-view.server'

type MortgageFiguresProps = SerializeFrom<NonNullable<ReturnType<typeof buildKeyFigures>>>

export function MortgageFigures({ gauge, ...figures }: MortgageFiguresProps) {
	return (
		<KeyFigures {...figures}>
			{gauge ? (
				<Figure chart={<Gauge {...gauge} />}>
					<FigureNote note={gauge.source}>{gauge.band}</FigureNote>
				</Figure>
			) : null}
		</KeyFigures>
	)
}

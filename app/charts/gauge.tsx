import type { GaugeDrawing } from './gauge.server'
import { Chart, Mark, toX, width } from './chart'
import styles from './chart.module.css'

const top = 22
const bottom = 40

interface GaugeProps {
	label: string
	value: string
	drawing: GaugeDrawing
}

export function Gauge({ label, value, drawing }: GaugeProps) {
	const at = toX(drawing.value)
	return (
		<Chart label={label} height={66}>
			<Mark at={drawing.value} y={13} strong>
				{value}
			</Mark>
			<rect className={styles.empty} x={0} y={top} width={width} height={bottom - top} />
			<rect className={styles.solid} x={0} y={top} width={at} height={bottom - top} />
			{drawing.bounds.map((bound) => (
				<line
					key={bound.at}
					className={styles.gap}
					x1={toX(bound.at)}
					x2={toX(bound.at)}
					y1={top}
					y2={bottom}
				/>
			))}
			<line className={styles.pointer} x1={at} x2={at} y1={top - 5} y2={bottom + 4} />
			{drawing.bounds.map(({ at: position, label: words }) => (
				<g key={position}>
					<line
						className={styles.tick}
						x1={toX(position)}
						x2={toX(position)}
						y1={bottom}
						y2={bottom + (words ? 8 : 4)}
					/>
					{words ? (
						<Mark at={position} y={61}>
							{words}
						</Mark>
					) : null}
				</g>
			))}
		</Chart>
	)
}

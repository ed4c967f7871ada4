import type { GaugeDrawing } from './gauge.server'
import { Mark, Chart } from './chart'
import styles from './chart.module.css'

interface GaugeProps {
	label: string
	value: string
	drawing: GaugeDrawing
}

export function Gauge({ label, value, drawing }: GaugeProps) {
	const at = `${drawing.value}%`
	return (
		<Chart label={label} height={5}>
			<Mark at={drawing.value} height={1} strong>
				{value}
			</Mark>
			<rect className={styles.empty} x="0" y="1.75em" width="100%" height="1.25em" />
			<rect className={styles.solid} x="0" y="1.75em" width={at} height="1.25em" />
			{drawing.bounds.map((bound) => (
				<line
					key={bound.at}
					className={styles.gap}
					x1={`${bound.at}%`}
					x2={`${bound.at}%`}
					y1="1.75em"
					y2="3em"
				/>
			))}
			<line className={styles.pointer} x1={at} x2={at} y1="1.3em" y2="3.3em" />
			{drawing.bounds.map(({ at: position, label: words }) => (
				<g key={position}>
					<line
						className={styles.tick}
						x1={`${position}%`}
						x2={`${position}%`}
						y1="3em"
						y2={words ? '3.6em' : '3.3em'}
					/>
					{words ? (
						<Mark at={position} height={4.6}>
							{words}
						</Mark>
					) : null}
				</g>
			))}
		</Chart>
	)
}

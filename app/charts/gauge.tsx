import type { GaugeDrawing } from './gauge.server'
import { Chart, Labels, Shapes, toEm, toPercent } from './chart'
import styles from './chart.module.css'

/** Ems below the top: the pointer begins above the bar and ends among the marks of the bounds. */
const bar = { top: 0.25, height: 1.25, marks: 0.4 }
const bottom = bar.top + bar.height

interface GaugeProps {
	label: string
	value: string
	drawing: GaugeDrawing
}

export function Gauge({ label, value, drawing }: GaugeProps) {
	const at = toPercent(drawing.value)
	const box = { x: 0, y: toEm(bar.top), height: toEm(bar.height) }
	const labelled = drawing.bounds.flatMap(({ at, label: text }) => (text ? { at, text } : []))
	return (
		<Chart label={label}>
			<Labels isStrong marks={[{ at: drawing.value, text: value }]} />
			<Shapes height={bottom + bar.marks}>
				<rect className={styles.empty} width="100%" {...box} />
				<rect className={styles.solid} width={at} {...box} />
				{drawing.bounds.map((bound) => (
					<Bound key={bound.at} at={toPercent(bound.at)} isLabelled={bound.label !== undefined} />
				))}
				<line className={styles.pointer} x1={at} x2={at} y1="0" y2="100%" />
			</Shapes>
			<Labels marks={labelled} />
		</Chart>
	)
}

function Bound({ at, isLabelled }: { at: string; isLabelled: boolean }) {
	const end = toEm(bottom + (isLabelled ? bar.marks : bar.marks / 2))
	return (
		<>
			<line className={styles.gap} x1={at} x2={at} y1={toEm(bar.top)} y2={toEm(bottom)} />
			<line className={styles.tick} x1={at} x2={at} y1={toEm(bottom)} y2={end} />
		</>
	)
}

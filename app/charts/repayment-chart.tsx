import type { RepaymentCurve } from './repayment-curve.server'
import { Chart } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import { Axis, Now } from './year-track'
import styles from './chart.module.css'

const top = 1.75
const plot = 7
const bottom = top + plot
/** Minimum distance in per cent of the chart's width for two amounts side by side on a phone. */
const minimumDistance = 60

interface RepaymentChartProps {
	label: string
	now: string
	years: YearTrackDrawing['years']
	/** Labels at both ends; `start` only when it differs from `end`. */
	amounts: { start?: string; end: string }
	drawing: RepaymentCurve
}

export function RepaymentChart({ label, now, years, amounts, drawing }: RepaymentChartProps) {
	const { start, end, now: today } = drawing
	return (
		<Chart label={label} height={bottom + 2}>
			<Area {...drawing} />
			<Axis years={years} top={bottom - 0.4} bottom={bottom} />
			{today ? (
				<>
					<Now at={today.x} bottom={bottom}>
						{now}
					</Now>
					<circle className={styles.dot} cx={`${today.x}%`} cy={`${heightOf(today.y)}em`} r="0.4em" />
				</>
			) : null}
			{amounts.start && end.x - start.x >= minimumDistance ? (
				<Amount {...start} anchor="start">
					{amounts.start}
				</Amount>
			) : null}
			<Amount {...end} anchor={end.x >= minimumDistance / 2 ? 'end' : 'start'}>
				{amounts.end}
			</Amount>
		</Chart>
	)
}

interface AmountProps {
	x: number
	y: number
	anchor: 'start' | 'end'
	children: string
}

function Amount({ x, y, anchor, children }: AmountProps) {
	const height = heightOf(y) + (y > 75 ? -0.5 : 1.3)
	return (
		<text className={styles.text} x={`${x}%`} y={`${height}em`} textAnchor={anchor}>
			{`${children} `}
		</text>
	)
}

function Area({ path, start, end }: RepaymentCurve) {
	return (
		<svg
			x="0"
			y={`${top}em`}
			width="100%"
			height={`${plot}em`}
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
		>
			<path className={styles.area} d={`${path}L${end.x},100L${start.x},100Z`} />
			<path className={styles.line} d={path} />
		</svg>
	)
}

/** Converts y (0 to 100, 100 is the baseline) to ems from the top. */
function heightOf(at: number) {
	return Math.round((top + (at / 100) * plot) * 100) / 100
}

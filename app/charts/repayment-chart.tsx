import type { RepaymentCurve } from './repayment-curve.server'
import { Chart, Mark, toX, width } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import { NowLine, Rules, YearLabels } from './year-track'
import styles from './chart.module.css'

/** Baselines of the amount at the start and of "now", and the plot, in units. */
const startLine = 13
const nowLine = 31
const top = 36
const plot = 98
const bottom = top + plot
/** Per cent of the height below which an amount stands above the line. */
const low = 75

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
		<Chart label={label} height={bottom + 22}>
			<Area {...drawing} />
			<Rules drawing={{ years }} top={bottom - 5} bottom={bottom} />
			<YearLabels years={years} y={bottom + 16} />
			{today ? (
				<>
					<Mark at={today.x} y={nowLine} strong>
						{now}
					</Mark>
					<NowLine at={today.x} top={top} bottom={bottom} />
					<circle className={styles.dot} cx={toX(today.x)} cy={toY(today.y)} r={5.5} />
				</>
			) : null}
			{amounts.start ? (
				<Mark at={start.x} y={startLine}>
					{amounts.start}
				</Mark>
			) : null}
			<EndAmount end={end} clear={drawing.clear}>
				{amounts.end}
			</EndAmount>
		</Chart>
	)
}

interface EndAmountProps {
	end: RepaymentCurve['end']
	clear: number
	children: string
}

/** Below the line where there is room, else above all of the line that it spans. */
function EndAmount({ end, clear, children }: EndAmountProps) {
	const isLow = end.y > low
	return (
		<text
			className={styles.text}
			x={toX(end.x)}
			y={isLow ? toY(clear) - 9 : toY(end.y) + 19}
			textAnchor={end.x >= 30 ? 'end' : 'start'}
		>
			{`${children} `}
		</text>
	)
}

function Area({ path, start, end }: RepaymentCurve) {
	return (
		<svg x={0} y={top} width={width} height={plot} viewBox="0 0 100 100" preserveAspectRatio="none">
			<path className={styles.area} d={`${path}L${end.x},100L${start.x},100Z`} />
			<path className={styles.line} d={path} />
		</svg>
	)
}

/** Units from the top of a height in per cent; 100 is the baseline. */
function toY(percentage: number) {
	return Math.round((top + (percentage / 100) * plot) * 10) / 10
}

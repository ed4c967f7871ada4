import type { RepaymentCurve } from './repayment-curve.server'
import { Chart, Labels, measureText, Shapes, toEm, toPercent } from './chart'
import type { YearTrackDrawing } from './year-track.server'
import { NowLine, Rules, YearLabels } from './year-track'
import styles from './year-track.module.css'

/** Ems. */
const plot = 8
const dot = 0.4

interface RepaymentChartProps {
	label: string
	now: string
	years: YearTrackDrawing['years']
	/** Labels at both ends; `start` only when it differs from `end`. */
	amounts: { start?: string; end: string }
	drawing: RepaymentCurve
}

export function RepaymentChart({ label, now, years, amounts, drawing }: RepaymentChartProps) {
	const { path, start, end, now: today } = drawing
	const marks = [
		...(amounts.start ? [{ at: start.x, text: amounts.start }] : []),
		{ at: end.x, text: amounts.end },
	]
	const isRoomy = end.x - start.x > measureText(marks.map(({ text }) => text).join(''))
	return (
		<Chart label={label}>
			{isRoomy ? <Labels marks={marks} /> : marks.map((mark) => <Labels key={mark.at} marks={[mark]} />)}
			{today ? <Labels isStrong marks={[{ at: today.x, text: now }]} /> : null}
			<Shapes height={plot}>
				<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
					<path className={styles.area} d={`${path}L${end.x},100L${start.x},100Z`} />
					<path className={styles.line} d={path} />
				</svg>
				<Rules years={years} top="95%" />
				{today ? (
					<>
						<NowLine at={today.x} />
						<circle className={styles.dot} cx={toPercent(today.x)} cy={toPercent(today.y)} r={toEm(dot)} />
					</>
				) : null}
			</Shapes>
			<YearLabels years={years} />
		</Chart>
	)
}

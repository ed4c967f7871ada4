import type { DescentDrawing } from './descent.server'
import { Picture } from './picture'
import type { YearTrackDrawing } from './year-track.server'
import { Axis, Now } from './year-track'
import styles from './picture.module.css'

const top = 1.75
const plot = 7
const bottom = top + plot
/** Minimum distance in per cent of the chart's width for two amounts side by side on a phone. */
const wide = 60

interface DescentProps {
	label: string
	now: string
	years: YearTrackDrawing['years']
	/** Labels at both ends; `start` only when it differs from `end`. */
	amounts: { start?: string; end: string }
	drawing: DescentDrawing
}

export function Descent({ label, now, years, amounts, drawing }: DescentProps) {
	const { start, end, now: today } = drawing
	return (
		<Picture label={label} height={bottom + 2}>
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
			{amounts.start && end.x - start.x >= wide ? (
				<Amount {...start} anchor="start">
					{amounts.start}
				</Amount>
			) : null}
			<Amount {...end} anchor={end.x >= wide / 2 ? 'end' : 'start'}>
				{amounts.end}
			</Amount>
		</Picture>
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

function Area({ path, start, end }: DescentDrawing) {
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

import { line } from 'd3-shape'
import { scaleLinear } from 'd3-scale'
import type { Dayjs } from 'dayjs'
import { createYears, roundPosition, type YearMark } from './positions.server'

export interface Point {
	at: Dayjs
	amount: number
}

interface Position {
	x: number
	y: number
}

export interface RepaymentCurve {
	/** SVG path in a 100 by 100 box; y = 100 is the baseline. */
	path: string
	start: Position
	end: Position
	/** Undefined when today is outside the curve. */
	now?: Position
}

interface Axes {
	years: YearMark[]
	draw: (points: readonly [Point, ...Point[]], now?: Point) => RepaymentCurve
}

/** Axes shared by several curves, so that their amounts can be compared. `maximum` is the amount at the top. */
export function createRepaymentAxes(from: Dayjs, to: Dayjs, maximum: number): Axes {
	const years = createYears(from, to, 4)
	const scale = scaleLinear([0, maximum], [100, 0])
	const positionOf = ({ at, amount }: Point) => ({ x: years.positionOf(at), y: roundPosition(scale(amount)) })
	const path = line<Point>(
		(point) => positionOf(point).x,
		(point) => positionOf(point).y,
	).digits(1)
	return {
		years: years.marks,
		draw: (points, now) => ({
			path: path(points) ?? '',
			start: positionOf(points[0]),
			end: positionOf(points.at(-1) ?? points[0]),
			now: now && positionOf(now),
		}),
	}
}

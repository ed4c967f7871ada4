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
	/** Height of the line where the amount at its end begins. */
	clear: number
	/** Undefined when today is outside the curve. */
	now?: Position
}

interface Axes {
	years: YearMark[]
	draw: (points: readonly [Point, ...Point[]], now?: Point) => RepaymentCurve
}

/** Per cent of the width that the amount at the end takes. */
const amountWidth = 28

/** Height of a falling line, to the left of its end. */
function findHeight(positions: readonly Position[]) {
	const end = positions.at(-1) ?? { x: 0, y: 0 }
	if (end.x < 30) return end.y
	const x = end.x - amountWidth
	const index = positions.findIndex((position) => position.x >= x)
	const [before, after] = [positions[index - 1], positions[index]]
	if (!before || !after) return after?.y ?? end.y
	return roundPosition(before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y))
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
			clear: findHeight(points.map(positionOf)),
			now: now && positionOf(now),
		}),
	}
}

import { line } from 'd3-shape'
import { scaleLinear } from 'd3-scale'
import type { Dayjs } from 'dayjs'
import { createYears, roundPlace, type YearMark } from './positions.server'

export interface Point {
	at: Dayjs
	amount: number
}

interface Place {
	x: number
	y: number
}

export interface DescentDrawing {
	/** SVG path in a 100 by 100 box; y = 100 is the baseline. */
	path: string
	start: Place
	end: Place
	/** Undefined when today is outside the curve. */
	now?: Place
}

interface Axes {
	years: YearMark[]
	draw: (points: readonly [Point, ...Point[]], now?: Point) => DescentDrawing
}

/** Axes shared by several curves, so that their amounts can be compared. `most` is the amount at the top. */
export function createDescentAxes(from: Dayjs, to: Dayjs, most: number): Axes {
	const years = createYears(from, to, 4)
	const scale = scaleLinear([0, most], [100, 0])
	const placeOf = ({ at, amount }: Point) => ({ x: years.place(at), y: roundPlace(scale(amount)) })
	const path = line<Point>(
		(point) => placeOf(point).x,
		(point) => placeOf(point).y,
	).digits(1)
	return {
		years: years.marks,
		draw: (points, now) => ({
			path: path(points) ?? '',
			start: placeOf(points[0]),
			end: placeOf(points.at(-1) ?? points[0]),
			now: now && placeOf(now),
		}),
	}
}

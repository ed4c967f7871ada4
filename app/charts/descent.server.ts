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
	/** In a box of 100 by 100, its foot at 100. */
	path: string
	start: Place
	end: Place
	/** Where it stands today, if today is on it. */
	now?: Place
}

interface Axes {
	years: YearMark[]
	draw: (points: readonly [Point, ...Point[]], now?: Point) => DescentDrawing
}

/** One pair of axes for sums that go down over the years, so that they can be compared. */
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

import { scaleLinear, scaleUtc } from 'd3-scale'
import type { Dayjs } from 'dayjs'

/** Places on a picture are shares of its width, in per cents: it fits any screen, and its text keeps its size. */
const width = [0, 100]

/** Half a year's width on a phone: a word in the middle of its mark keeps inside. */
const margin = 6

export type Position = (value: number) => number

/** From a number to its place; what is outside stands at the edge. */
export function createPosition(from: number, to: number): Position {
	const scale = scaleLinear([from, to], width).clamp(true)
	return (value) => roundPlace(scale(value))
}

export interface YearMark {
	at: number
	label: string
}

/** A line of years: the place of a day, and about so many years to read it by. */
export function createYears(from: Dayjs, to: Dayjs, count: number) {
	const scale = scaleUtc([from.valueOf(), to.valueOf()], width).clamp(true)
	const place = (day: Dayjs) => roundPlace(scale(day.valueOf()))
	const marks = scale
		.ticks(count)
		.filter((tick) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1)
		.map((tick): YearMark => ({ at: roundPlace(scale(tick)), label: String(tick.getUTCFullYear()) }))
		.filter(({ at }) => at >= margin && at <= 100 - margin)
	return { place, marks }
}

/** A hundredth of a per cent is finer than a screen shows. */
export function roundPlace(place: number): number {
	return Math.round(place * 100) / 100
}

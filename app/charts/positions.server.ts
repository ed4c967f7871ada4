import { scaleLinear, scaleUtc } from 'd3-scale'
import type { Dayjs } from 'dayjs'

/** Positions are per cent of the width, so that text keeps its size on every screen. */
const width = [0, 100]

/** Half the width of a year label on a phone, in per cent: labels stay inside the chart. */
const margin = 6

export type Position = (value: number) => number

export function createPosition(from: number, to: number): Position {
	const scale = scaleLinear([from, to], width).clamp(true)
	return (value) => roundPosition(scale(value))
}

export interface YearMark {
	at: number
	label: string
}

/** `count` is the approximate number of year marks. */
export function createYears(from: Dayjs, to: Dayjs, count: number) {
	const scale = scaleUtc([from.valueOf(), to.valueOf()], width).clamp(true)
	const positionOf = (day: Dayjs) => roundPosition(scale(day.valueOf()))
	const marks = scale
		.ticks(count)
		.filter((tick) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1)
		.map((tick): YearMark => ({ at: roundPosition(scale(tick)), label: String(tick.getUTCFullYear()) }))
		.filter(({ at }) => at >= margin && at <= 100 - margin)
	return { positionOf, marks }
}

export function roundPosition(position: number): number {
	return Math.round(position * 100) / 100
}

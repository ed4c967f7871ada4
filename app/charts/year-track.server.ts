import type { Dayjs } from 'dayjs'
import { createYears, type YearMark } from './positions.server'

interface Period {
	label: string
	from?: Dayjs
	/** Last day of the agreed terms. */
	agreed?: Dayjs
	end?: Dayjs
}

interface Stretch {
	from: number
	to: number
}

export interface YearTrackDrawing {
	now: number
	years: YearMark[]
	/** `agreed` is the part with agreed terms, `rest` the part after it. */
	rows: { label: string; index: number; agreed?: Stretch; rest?: Stretch }[]
}

/** Letters that fit on a phone; the table beside the chart has the full name. */
const longestName = 36

/** Undefined when no period has an end. A period without a start begins today. */
export function drawYearTrack(periods: readonly Period[], today: Dayjs): YearTrackDrawing | undefined {
	const known = periods
		.map((period, index) => ({ ...period, index }))
		.filter(({ agreed, end }) => agreed ?? end)
	if (known.length === 0) return undefined
	const days = known
		.flatMap(({ from = today, agreed = today, end = today }) => [today, from, agreed, end])
		.sort((a, b) => a.valueOf() - b.valueOf())
	const { positionOf, marks } = createYears(days[0] ?? today, days.at(-1) ?? today, 5)
	const stretch = (from: Dayjs | undefined, to: Dayjs | undefined) =>
		from && to?.isAfter(from) ? { from: positionOf(from), to: positionOf(to) } : undefined
	return {
		now: positionOf(today),
		years: marks,
		rows: known.map(({ label, index, from = today, agreed, end }) => ({
			label: label.length > longestName ? `${label.slice(0, longestName - 1)}…` : label,
			index,
			agreed: stretch(from, agreed),
			rest: stretch(agreed ?? from, end),
		})),
	}
}

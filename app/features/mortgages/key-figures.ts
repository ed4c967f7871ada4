import type { ReadList } from '#app/lib/read-list'
import { isUnread, type Read } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import { toCents } from '#app/lib/money'
import { readDay } from './loan-terms'

type Parts = ReadList<{ endOfFixedRatePeriod?: Read<string> }>

/** Whether every end of a fixed rate is known, or known to be absent. */
export function areEndsRead({ known, isComplete }: Parts) {
	return isComplete && !known.some((part) => isUnread(part.endOfFixedRatePeriod))
}

/**
 * The first fixed rate that ends from `today` on, in Amsterdam, with the indexes of its parts; undefined when another one
 * may end earlier.
 */
export function findFirstEnd(parts: Parts, today: Dayjs): { day: Dayjs; indexes: number[] } | undefined {
	if (!areEndsRead(parts)) return undefined
	const ends = listEnds(parts)
	const day = ends
		.filter((end) => end !== undefined)
		.filter((end) => !end.isBefore(today, 'day'))
		.sort((a, b) => a.valueOf() - b.valueOf())[0]
	return day && { day, indexes: ends.flatMap((end, index) => (end?.isSame(day) ? [index] : [])) }
}

/** The last end that is past, where no fixed rate is left. */
export function findLastEnd(parts: Parts): Dayjs | undefined {
	const ends = listEnds(parts).filter((end) => end !== undefined)
	return ends.sort((a, b) => b.valueOf() - a.valueOf())[0]
}

function listEnds({ known }: Parts) {
	return known.map((part) => readDay(part.endOfFixedRatePeriod))
}

/** Per cent, not rounded. Divides whole cents, so that a ratio of exactly 60 stays 60. */
export function computeLoanToValue(
	amount: number | undefined,
	value: number | undefined,
): number | undefined {
	if (amount === undefined || value === undefined) return undefined
	const [amountCents, valueCents] = [toCents(amount), toCents(value)]
	return amountCents > 0 && valueCents > 0 ? (amountCents * 100) / valueCents : undefined
}

/** Most common limits of rate classes at Dutch lenders. New mortgages rarely exceed 100 %. */
export const valueBands = [60, 70, 80, 90, 100] as const

/** A percentage equal to a limit belongs to the band below it, as at the lenders. */
export function findBand(percentage: number) {
	const to = valueBands.find((bound) => percentage <= bound)
	const from = valueBands.findLast((bound) => percentage > bound)
	const name = from === undefined ? 'below' : to === undefined ? 'above' : 'between'
	return { name, from: from ?? 0, to: to ?? 100 } as const
}

/** `side` and `limit` of a ratio within one point of a limit; `isHidden` when one decimal still shows the limit. */
export interface ShownRatio {
	value: number
	near?: { side: 'above' | 'below'; limit: number; isHidden: boolean }
}

/** Rounds to one decimal. The side of a near limit follows from the unrounded ratio. */
export function roundRatio(percentage: number): ShownRatio {
	const value = Math.round(percentage * 10) / 10
	const limit = [0, ...valueBands].find((bound) => Math.abs(percentage - bound) < 1)
	const isHidden = value === limit
	if (limit === undefined || percentage === limit || (limit === 0 && !isHidden)) return { value }
	return { value, near: { side: percentage > limit ? 'above' : 'below', limit, isHidden } }
}

/** A ratio that is at most the printed one. */
export function roundRatioUp(percentage: number): ShownRatio {
	return { value: Math.ceil(percentage * 10) / 10 }
}

import { hideNoDate } from '#app/lib/no-date'
import type { ReadList } from '#app/lib/read-list'
import { findKnown, isUnread, type Read } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import { toCents } from '#app/lib/format-money'
import { parseWireDate } from '#app/lib/parse-wire-date'

type Parts = ReadList<{ endOfFixedRatePeriod?: Read<string> }>

/** Whether every end of a fixed rate is known, or known to be absent. */
export function areEndsRead({ known, isComplete }: Parts) {
	return isComplete && !known.some((part) => isUnread(part.endOfFixedRatePeriod))
}

/** The first fixed rate that ends from `today` on, in Amsterdam; undefined when another one may end earlier. */
export function findFirstEnd({ known, isComplete }: Parts, today: Dayjs): Dayjs | undefined {
	if (!areEndsRead({ known, isComplete })) return undefined
	const ends = known.map((part) => hideNoDate(part.endOfFixedRatePeriod))
	return findNextDay(ends.map(findKnown), today)
}

function findNextDay(dates: readonly (string | undefined)[], today: Dayjs): Dayjs | undefined {
	const days = dates.flatMap((date) => (date ? [parseWireDate(date)?.startOf('day')] : []))
	return days
		.filter((day) => day !== undefined)
		.filter((day) => !day.isBefore(today.startOf('day')))
		.sort((a, b) => a.valueOf() - b.valueOf())[0]
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

/** Rounds without crossing a limit: one decimal near a limit, else `above` or `below` the limit. */
export function roundNearLimits(percentage: number) {
	const limit = [0, ...valueBands].find((bound) => Math.abs(percentage - bound) < 1)
	if (limit === undefined) return { value: Math.round(percentage) }
	const value = Math.round(percentage * 10) / 10
	if (value !== limit || percentage === limit) return { value }
	return { value: limit, side: percentage > limit ? 'above' : 'below' } as const
}

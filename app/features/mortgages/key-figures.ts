import type { Dayjs } from 'dayjs'
import { parseWireDate } from '#app/lib/parse-wire-date'

/** The first of these dates of the API that is today or still to come, as what the clock in Amsterdam shows. */
export function findNextDay(dates: readonly (string | undefined)[], today: Dayjs): Dayjs | undefined {
	const days = dates.flatMap((date) => (date ? [parseWireDate(date)?.startOf('day')] : []))
	return days
		.filter((day) => day !== undefined)
		.filter((day) => !day.isBefore(today.startOf('day')))
		.sort((one, other) => one.valueOf() - other.valueOf())[0]
}

/**
 * Loan to value as a percentage, not rounded; undefined unless both amounts are above 0. Divides whole cents, so that a ratio of
 * exactly 60 is 60 and a ratio above it stays above.
 */
export function computeLoanToValue(
	amount: number | undefined,
	value: number | undefined,
): number | undefined {
	if (amount === undefined || value === undefined) return undefined
	const [amountCents, valueCents] = [Math.round(amount * 100), Math.round(value * 100)]
	return amountCents > 0 && valueCents > 0 ? (amountCents * 100) / valueCents : undefined
}

/** Limits between rate classes that Dutch lenders publish, the ones most of them share; above the last a new mortgage rarely goes. */
export const valueBands = [60, 70, 80, 90, 100] as const

/** Limits that surround an unrounded percentage. A percentage equal to a limit belongs to the band below it, as at the lenders. */
export function findBand(percentage: number) {
	const to = valueBands.find((bound) => percentage <= bound)
	const from = valueBands.findLast((bound) => percentage > bound)
	const name = from === undefined ? 'below' : to === undefined ? 'above' : 'between'
	return { name, from: from ?? 0, to: to ?? 100 } as const
}

/**
 * Percentage as it is printed, so that it never contradicts its band: whole, with one decimal within one point of a limit, and
 * `above` or `below` that limit where one decimal would still show the limit.
 */
export function roundNearLimits(percentage: number) {
	const limit = [0, ...valueBands].find((bound) => Math.abs(percentage - bound) < 1)
	if (limit === undefined) return { value: Math.round(percentage) }
	const value = Math.round(percentage * 10) / 10
	if (value !== limit || percentage === limit) return { value }
	return { value: limit, side: percentage > limit ? 'above' : 'below' } as const
}

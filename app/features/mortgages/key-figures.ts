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

/** What part of a home's value is lent, in whole per cents; undefined unless both sums are above 0. */
export function computeLoanToValue(
	amount: number | undefined,
	value: number | undefined,
): number | undefined {
	if (amount === undefined || value === undefined || amount <= 0 || value <= 0) return undefined
	return Math.round((amount / value) * 100)
}

/** Limits between rate classes that Dutch lenders publish, the ones most of them share; above the last a new mortgage rarely goes. */
export const valueBands = [60, 70, 80, 90, 100] as const

/** Between which of these limits a percentage is; one that is a limit belongs to what is below it, as at the lenders. */
export function findBand(percentage: number) {
	const to = valueBands.find((bound) => percentage <= bound)
	const from = valueBands.findLast((bound) => percentage > bound)
	const name = from === undefined ? 'below' : to === undefined ? 'above' : 'between'
	return { name, from: from ?? 0, to: to ?? 100 } as const
}

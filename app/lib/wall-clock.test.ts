import dayjs from 'dayjs'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { findCalendarDay, formatDay, toInstant, toWallClock } from './wall-clock'

const instant = (wall: string) => toInstant(dayjs.utc(wall)).toISOString().replace('.000', '')

it.each([
	['2026-01-15T09:00:00', '2026-01-15T08:00:00Z'],
	['2026-07-15T09:00:00', '2026-07-15T07:00:00Z'],
	['2026-01-01T00:30:00', '2025-12-31T23:30:00Z'],
	['2024-02-29T23:59:59', '2024-02-29T22:59:59Z'],
])('when the clock shows %s it is %s', (wall, utc) => expect(instant(wall)).toBe(utc))

it.each([
	['2026-03-29T01:59:59', '2026-03-29T00:59:59Z'],
	['2026-03-29T02:00:00', '2026-03-29T01:00:00Z'],
	['2026-03-29T02:30:00', '2026-03-29T01:30:00Z'],
	['2026-03-29T02:59:59', '2026-03-29T01:59:59Z'],
	['2026-03-29T03:00:00', '2026-03-29T01:00:00Z'],
	['2026-03-30T02:30:00', '2026-03-30T00:30:00Z'],
])('in the night that skips an hour, %s is %s', (wall, utc) => expect(instant(wall)).toBe(utc))

it.each([
	['2026-10-25T01:59:59', '2026-10-24T23:59:59Z'],
	['2026-10-25T02:00:00', '2026-10-25T00:00:00Z'],
	['2026-10-25T02:59:59', '2026-10-25T00:59:59Z'],
	['2026-10-25T03:00:00', '2026-10-25T02:00:00Z'],
	['2026-10-24T02:30:00', '2026-10-24T00:30:00Z'],
	['2026-10-26T02:30:00', '2026-10-26T01:30:00Z'],
])('in the night that has an hour twice, %s is %s', (wall, utc) => expect(instant(wall)).toBe(utc))

it('a time that the clock skips is shown an hour later', () => {
	const skipped = dayjs.utc('2026-03-29T02:30:00')
	expect(toWallClock(toInstant(skipped)).format('HH:mm')).toBe('03:30')
})

it('parts of a second stay', () => {
	expect(toInstant(dayjs.utc('2026-07-15T09:00:00.250')).toISOString()).toBe('2026-07-15T07:00:00.250Z')
})

const seconds = (from: string, to: string) =>
	fc.integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 }).map((value) => value * 1000)

it.each([
	['in a century and a half', '1950-01-01', '2100-01-01'],
	['around the night that skips an hour', '2026-03-28', '2026-03-31'],
	['around the night that has an hour twice', '2026-10-24', '2026-10-27'],
])('the clock shows the same again, unless it skipped that: %s', (_when, from, to) => {
	fc.assert(
		fc.property(seconds(from, to), (shown) => {
			const wall = dayjs.utc(shown)
			const again = toWallClock(toInstant(wall)).valueOf()
			const isSkipped = toWallClock(new Date(shown - 7_200_000)).valueOf() === shown - 3_600_000
			const isSummerSoon = toWallClock(new Date(shown - 3_600_000)).valueOf() === shown + 3_600_000
			expect(again).toBe(isSkipped && isSummerSoon ? shown + 3_600_000 : shown)
		}),
		{ numRuns: 500 },
	)
})

test('A day is found where the calendar has it', () => {
	const exists = (year: number, month: number, day: number) => {
		const time = findCalendarDay(year, month, day)
		return time === undefined ? undefined : formatDay(time)
	}
	expect(exists(2024, 2, 29)).toBe('2024-02-29')
	expect(exists(1899, 12, 31)).toBe('1899-12-31')
	const none = [
		[2026, 2, 29],
		[2026, 4, 31],
		[2026, 13, 1],
		[2026, 0, 1],
		[2026, 1, 0],
		[2026, 1, 32],
		[99, 1, 1],
	] as const
	expect(none.filter(([year, month, day]) => exists(year, month, day))).toEqual([])
})

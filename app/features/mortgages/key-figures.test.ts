import { describe, expect, it } from 'vitest'
import { findCalendarDay, toWallClock } from '#app/lib/wall-clock'
import { findBand, findNextDay, computeLoanToValue } from './key-figures'

const today = toWallClock(new Date('2026-03-10T20:30:00Z'))

describe('The first day to come', () => {
	it.each([
		['the earliest of several, in any order', ['2041-06-01', '2034-06-01', '2051-01-01'], '2034-06-01'],
		['never one that is past', ['2020-01-01', '2026-03-09', '2027-01-01'], '2027-01-01'],
		['today, which is not over yet', ['2026-03-10', '2027-01-01'], '2026-03-10'],
		['today, however early the API says it ends', ['2026-03-10T00:00:00'], '2026-03-10'],
		['read as Dutch dates as well', ['01-07-2030', '02-06-2030'], '2030-06-02'],
		[
			'found beside what is missing or no date',
			[undefined, '', 'ooit', '2031-02-30', '2031-02-28'],
			'2031-02-28',
		],
	])('is %s', (_words, dates, day) => {
		expect(findNextDay(dates, today)?.format('YYYY-MM-DD')).toBe(day)
	})

	it('is none where nothing is to come', () => {
		expect(findNextDay([], today)).toBeUndefined()
		expect(findNextDay(['2026-03-09', undefined], today)).toBeUndefined()
	})

	it('is judged by the clock in Amsterdam, where the day begins sooner', () => {
		const night = toWallClock(new Date('2026-03-10T23:30:00Z'))
		expect(findNextDay(['2026-03-10'], night)).toBeUndefined()
		expect(findNextDay(['2026-03-11'], night)?.isSame(findCalendarDay(2026, 3, 11))).toBe(true)
	})
})

describe('What part of the value is lent', () => {
	it.each([
		[342_500, 415_000, 83],
		[100, 200, 50],
		[205, 1000, 21],
		[300_000, 250_000, 120],
	])('%d of %d is %d per cent', (amount, value, percentage) => {
		expect(computeLoanToValue(amount, value)).toBe(percentage)
	})

	it.each([
		[undefined, 415_000],
		[342_500, undefined],
		[342_500, 0],
		[0, 415_000],
		[342_500, -1],
	])('of %s and %s is not worked out', (amount, value) => {
		expect(computeLoanToValue(amount, value)).toBeUndefined()
	})
})

describe('The band of a percentage', () => {
	it.each([
		[42, 'below', 0, 60],
		[60, 'below', 0, 60],
		[61, 'between', 60, 70],
		[83, 'between', 80, 90],
		[90, 'between', 80, 90],
		[100, 'between', 90, 100],
		[101, 'above', 100, 100],
	])('of %d is %s %d and %d', (percentage, name, from, to) => {
		expect(findBand(percentage)).toEqual({ name, from, to })
	})
})

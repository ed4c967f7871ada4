import { createList } from '#app/lib/read-list'
import { unread } from '#app/lib/unread'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCalendarDay, toWallClock } from '#app/lib/wall-clock'
import { findBand, findFirstEnd, computeLoanToValue, roundNearLimits, valueBands } from './key-figures'

const today = toWallClock(new Date('2026-03-10T20:30:00Z'))

const findNextDay = (dates: readonly (string | undefined)[], day: typeof today) =>
	findFirstEnd(createList(dates.map((end) => ({ endOfFixedRatePeriod: end }))), day)

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

	it('is unknown where another end may be earlier', () => {
		const end = { endOfFixedRatePeriod: '2041-06-01' }
		expect(findFirstEnd({ known: [end], isComplete: false }, today)).toBeUndefined()
		expect(findFirstEnd(createList([end, { endOfFixedRatePeriod: unread }]), today)).toBeUndefined()
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
		[249_000, 415_000, 60],
		[100, 200, 50],
		[205, 1000, 20.5],
		[300_000, 250_000, 120],
		[60_000.01, 100_000, 60.00001],
		[100.1, 143, 70],
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
		[60.00001, 'between', 60, 70],
		[60.24, 'between', 60, 70],
		[69.99, 'between', 60, 70],
		[83, 'between', 80, 90],
		[90, 'between', 80, 90],
		[100, 'between', 90, 100],
		[100.3, 'above', 100, 100],
	])('of %d is %s %d and %d', (percentage, name, from, to) => {
		expect(findBand(percentage)).toEqual({ name, from, to })
	})
})

describe('A percentage as it is printed', () => {
	it.each([
		[60, 60, undefined],
		[60.24, 60.2, undefined],
		[60.04, 60, 'above'],
		[59.97, 60, 'below'],
		[59.6, 59.6, undefined],
		[75.4, 75, undefined],
		[61.4, 61, undefined],
		[100.02, 100, 'above'],
		[0.01, 0, 'above'],
		[0.4, 0.4, undefined],
	])('%d becomes %d %s', (percentage, value, side) => {
		expect(roundNearLimits(percentage)).toEqual({ value, ...(side && { side }) })
	})

	it('always stands on the same side of every limit as the ratio itself', () => {
		const limits = fc.constantFrom(0, ...valueBands)
		const points = fc.oneof(fc.double({ min: -3, max: 50, noNaN: true }), fc.constantFrom(0, 1e-6, -1e-6))
		fc.assert(
			fc.property(limits, points, fc.integer({ min: 100, max: 10_000_000_000 }), (limit, point, value) => {
				const amount = Math.max(1, Math.round((value * (limit + point)) / 100))
				const ratio = computeLoanToValue(amount / 100, value / 100) ?? NaN
				const { from, to, name } = findBand(ratio)
				const { value: printed, side } = roundNearLimits(ratio)
				const shown = printed + (side === 'above' ? 0.01 : side === 'below' ? -0.01 : 0)
				expect(name === 'above' || shown <= to).toBe(true)
				expect(shown).toBeGreaterThan(from)
			}),
			{ numRuns: 2_000 },
		)
	})
})

import { createList } from '#app/lib/read-list'
import { unread } from '#app/lib/unread'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { toWallClock } from '#app/lib/wall-clock'
import {
	findBand,
	findFirstEnd,
	computeLoanToValue,
	roundRatio,
	roundRatioUp,
	valueBands,
} from './key-figures'

const today = toWallClock(new Date('2026-03-10T20:30:00Z'))

const findNextDay = (dates: readonly (string | undefined)[], day: typeof today) =>
	findFirstEnd(createList(dates.map((end) => ({ endOfFixedRatePeriod: end }))), day)?.day

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

	it('names each part that ends on it', () => {
		const ends = ['2041-06-01', '2034-06-01', '01-06-2034', undefined]
		const parts = createList(ends.map((end) => ({ endOfFixedRatePeriod: end })))
		expect(findFirstEnd(parts, today)?.indexes).toEqual([1, 2])
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
		expect(findNextDay(['2026-03-11'], night)?.isSame(parseWireDate('2026-03-11'))).toBe(true)
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
		[60.24, 60.2, { side: 'above', limit: 60, isHidden: false }],
		[60.04, 60, { side: 'above', limit: 60, isHidden: true }],
		[59.97, 60, { side: 'below', limit: 60, isHidden: true }],
		[59.6, 59.6, { side: 'below', limit: 60, isHidden: false }],
		[75.26, 75.3, undefined],
		[61.04, 61, undefined],
		[100.02, 100, { side: 'above', limit: 100, isHidden: true }],
		[0.01, 0, { side: 'above', limit: 0, isHidden: true }],
		[0.4, 0.4, undefined],
	])('%d becomes %d, beside a limit: %j', (percentage, value, near) => {
		expect(roundRatio(percentage)).toEqual({ value, ...(near && { near }) })
	})

	it.each([
		[60, 60],
		[60.01, 60.1],
		[59.91, 60],
		[77.1, 77.1],
	])('%d is at most %d', (percentage, value) => {
		expect(roundRatioUp(percentage)).toEqual({ value })
	})

	it('always stands on the same side of every limit as the ratio itself', () => {
		fc.assert(
			fc.property(ratios, (ratio) => {
				const { from, to, name } = findBand(ratio)
				const { value: printed, near } = roundRatio(ratio)
				const hidden = near?.isHidden ? near.side : undefined
				const shown = printed + (hidden === 'above' ? 0.01 : hidden === 'below' ? -0.01 : 0)
				expect(name === 'above' || shown <= to).toBe(true)
				expect(shown).toBeGreaterThan(from)
				if (near) expect(ratio > near.limit).toBe(near.side === 'above')
			}),
			{ numRuns: 2_000 },
		)
	})

	it('that is at most so much is never too low, and by less than a tenth too high', () => {
		fc.assert(
			fc.property(ratios, (ratio) => {
				const { value } = roundRatioUp(ratio)
				expect(value).toBeGreaterThanOrEqual(ratio)
				expect(value).toBeLessThan(ratio + 0.1)
			}),
			{ numRuns: 2_000 },
		)
	})
})

/** Ratios of whole cents, many of them close to a limit. */
const ratios = fc
	.tuple(
		fc.constantFrom(0, ...valueBands),
		fc.oneof(fc.double({ min: -3, max: 50, noNaN: true }), fc.constantFrom(0, 1e-6, -1e-6)),
		fc.integer({ min: 100, max: 10_000_000_000 }),
	)
	.map(([limit, point, value]) => {
		const amount = Math.max(1, Math.round((value * (limit + point)) / 100))
		return computeLoanToValue(amount / 100, value / 100) ?? NaN
	})

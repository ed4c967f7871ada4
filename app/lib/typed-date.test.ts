import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate } from './parse-date'
import { toTypedDate } from './typed-date'
import { findCalendarDay } from './wall-clock'

const days = fc
	.tuple(
		fc.integer({ min: 1000, max: 2999 }),
		fc.integer({ min: 1, max: 12 }),
		fc.integer({ min: 1, max: 31 }),
	)
	.map((parts) => findCalendarDay(...parts)?.format('YYYY-MM-DD'))
	.filter((day) => day !== undefined)

test('A date of the API stands in its field as it is typed, and is read back the same [296]', () => {
	fc.assert(
		fc.property(days, (day) => {
			expect(parseDate(toTypedDate(day) ?? '')).toEqual({ ok: true, value: day })
		}),
	)
})

test('What is no date leaves the field empty [296]', () => {
	expect(toTypedDate(undefined)).toBeUndefined()
	expect(toTypedDate('binnenkort')).toBeUndefined()
	expect(toTypedDate('2026-02-30')).toBeUndefined()
})

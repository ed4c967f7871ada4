import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDays } from '#tests/support/calendar-days'
import { parseDate } from './parse-date'
import { toTypedDate } from './wire-date'

const days = calendarDays.map((day) => day.format('YYYY-MM-DD'))

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

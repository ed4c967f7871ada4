import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDate } from '#app/lib/format-date'
import { parseDate } from '#app/lib/parse-date'
import { languages } from '#app/locales/languages'
import { calendarDays } from '#tests/support/calendar-days'

it('every date the portal shows can be typed back, in each language [296]', () => {
	fc.assert(
		fc.property(calendarDays, fc.constantFrom(...languages), (day, language) => {
			expect(parseDate(formatDate(day, language))).toEqual({ ok: true, value: day.format('YYYY-MM-DD') })
		}),
	)
})

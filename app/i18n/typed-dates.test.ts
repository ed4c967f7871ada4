import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDate } from '#app/lib/format-date'
import { parseDate } from '#app/lib/parse-date'
import { findCalendarDay } from '#app/lib/wall-clock'
import { languages } from '#app/locales/languages'

const days = fc
	.tuple(
		fc.integer({ min: 1000, max: 2999 }),
		fc.integer({ min: 1, max: 12 }),
		fc.integer({ min: 1, max: 31 }),
	)
	.map((parts) => findCalendarDay(...parts))
	.filter((day) => day !== undefined)

it('every date the portal shows can be typed back, in each language [296]', () => {
	fc.assert(
		fc.property(days, fc.constantFrom(...languages), (day, language) => {
			expect(parseDate(formatDate(day, language))).toEqual({ ok: true, value: day.format('YYYY-MM-DD') })
		}),
	)
})

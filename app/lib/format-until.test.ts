import { expect, it } from 'vitest'
import { parseWireDate } from './parse-wire-date'
import { toWallClock } from './wall-clock'
import { formatUntil } from './format-until'

const today = toWallClock(new Date('2026-11-25T13:00:00Z'))

it.each([
	['2026-11-24', undefined, undefined],
	['2026-11-25', 'vandaag', 'today'],
	['2026-11-26 23:30:00', 'morgen', 'tomorrow'],
	['2026-11-26', 'morgen', 'tomorrow'],
	['2026-12-24', 'over 29 dagen', 'in 29 days'],
	['2026-12-25', 'over 1 maand', 'in 1 month'],
	['2027-05-01', 'over 5 maanden', 'in 5 months'],
	['2027-11-24', 'over 12 maanden', 'in 12 months'],
	['2027-11-25', 'over 1 jaar', 'in 1 year'],
	['2028-06-01', 'over 1,5 jaar', 'in 1.5 years'],
	['2034-06-01', 'over 7,5 jaar', 'in 7.5 years'],
])('%s is %s', (date, dutch, english) => {
	const day = parseWireDate(date)
	expect(day && [formatUntil(day, today, 'nl'), formatUntil(day, today, 'en')]).toEqual([dutch, english])
})

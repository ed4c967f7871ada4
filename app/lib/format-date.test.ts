import { expect, it } from 'vitest'
import {
	formatDate,
	formatDateTime,
	formatMoment,
	formatMonth,
	formatTime,
	formatWireDate,
} from './format-date'
import { toWallClock } from './wall-clock'

it('a date is written out in the language of the reader [296]', () => {
	const date = toWallClock(new Date('2026-03-03T12:00:00Z'))
	expect(formatDate(date, 'nl')).toBe('3 maart 2026')
	expect(formatDate(date, 'en')).toBe('3 March 2026')
})

it('every month has its Dutch name [296]', () => {
	const names = Array.from({ length: 12 }, (_, month) => {
		return formatDate(toWallClock(new Date(Date.UTC(2026, month, 1))), 'nl').split(' ')[1]
	})
	expect(names.join(' ')).toBe(
		'januari februari maart april mei juni juli augustus september oktober november december',
	)
})

it('times are those of Amsterdam, in winter and in summer', () => {
	expect(formatTime(toWallClock(new Date('2026-01-15T08:05:00Z')))).toBe('09:05')
	expect(formatTime(toWallClock(new Date('2026-07-15T08:05:00Z')))).toBe('10:05')
	expect(formatTime(toWallClock(new Date('2026-07-15T22:00:00Z')))).toBe('00:00')
})

it('a date with its time reads as a sentence part', () => {
	const moment = toWallClock(new Date('2026-12-31T23:30:00Z'))
	expect(formatDateTime(moment, 'nl')).toBe('1 januari 2027, 00:30 uur')
	expect(formatDateTime(moment, 'en')).toBe('1 January 2027, 00:30')
})

it('a moment to wait for has its date only where that is not today', () => {
	const today = toWallClock(new Date('2026-11-22T18:00:00Z'))
	const [soon, tomorrow] = ['2026-11-22T22:59:00Z', '2026-11-22T23:05:00Z'].map((at) =>
		toWallClock(new Date(at)),
	) as [typeof today, typeof today]
	expect([formatMoment(soon, today, 'nl'), formatMoment(soon, today, 'en')]).toEqual(['23:59 uur', '23:59'])
	expect(formatMoment(tomorrow, today, 'nl')).toBe('23 november 2026, 00:05 uur')
})

it('a date of the API is written out, and what is none is not', () => {
	expect(formatWireDate('2026-03-03', 'nl')).toBe('3 maart 2026')
	expect(formatWireDate('2026-03-03', 'en')).toBe('3 March 2026')
	expect([undefined, '', 'binnenkort'].map((date) => formatWireDate(date, 'nl'))).toEqual([
		undefined,
		undefined,
		undefined,
	])
})

it('a month is told with its year', () => {
	const date = toWallClock(new Date('2026-03-03T12:00:00Z'))
	expect([formatMonth(date, 'nl'), formatMonth(date, 'en')]).toEqual(['maart 2026', 'March 2026'])
})

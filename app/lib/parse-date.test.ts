import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDate } from './parse-date'
import { parseWireDate } from './parse-wire-date'
import { toLoanPartDate } from './wire-date'
import { calendarDays } from '#tests/support/calendar-days'

it.each([
	'31-3-1980',
	'31/03/1980',
	'31.03.1980',
	'31 03 1980',
	'31031980',
	'1980-03-31',
	'31 maart 1980',
	'31 mrt 1980',
	'31 mrt. 1980',
	'31 March 1980',
	'31 Mar 1980',
	'31-mrt-1980',
	'31maart1980',
	'  31 -  3 - 1980 ',
	'31-03-1980',
	'31/3/1980',
	'31.3.1980',
	'31 3 1980',
	'1980/03/31',
	'1980.3.31',
	'1980-3-31',
	'31 MAART 1980',
	'31 Maart, 1980',
	'31/mrt/1980',
	'31.mar.1980',
	'31\t3\t1980',
	'31  mrt   1980',
	'31–03–1980',
	'31\u2011\u200b3\u20111980',
	'３１-3-1980',
	'31e maart 1980',
	'31ste maart 1980',
	'31st of March 1980',
	'maandag 31 maart 1980',
	'ma. 31-3-1980',
	'Monday, 31 March 1980',
	'Mon 31 Mar 1980',
	'March 31, 1980',
	'Mar 31st, 1980',
])('a person may write %s', (text) => {
	expect(parseDate(text)).toEqual({ ok: true, value: '1980-03-31' })
})

it.each([
	['31-3-80', 'year'],
	['31 maart 80', 'year'],
	['31-3-19800', 'year'],
	['31-3-11980', 'year'],
	['31-13-1980', 'month'],
	['31-00-1980', 'month'],
	['31-02-1980', 'day'],
	['29-02-1981', 'day'],
	['0-1-1980', 'day'],
	['32 maart 1980', 'day'],
	['31 foo 1980', 'format'],
	['foo 31 maart 1980', 'format'],
	['31e-3', 'format'],
	['maandag', 'format'],
	['31 ma 1980', 'format'],
	['maart 1980', 'format'],
	['31-3', 'format'],
	['310380', 'format'],
	['gisteren', 'format'],
	['31-3-', 'format'],
	['--', 'format'],
	['31-3-1980 12:00', 'format'],
	['1980-03-31 12:00', 'format'],
	['31-3-1980T00:', 'format'],
	['+31-3-1980', 'format'],
	['31--3-1980', 'format'],
	['3103198', 'format'],
	['310319800', 'format'],
	['31-3-0980', 'year'],
	['31-3-3026', 'year'],
	['31-03-198', 'year'],
	['99-99-1980', 'month'],
	['31-04-2026', 'day'],
	['29-02-1900', 'day'],
])('%s is refused because of its %s', (text, reason) => {
	expect(parseDate(text)).toEqual({ ok: false, reason })
})

it('a date field can be cleared: nothing typed is no wrong date [242]', () => {
	expect(parseDate('')).toEqual({ ok: false, reason: 'empty' })
	expect(parseDate(' \t ')).toEqual({ ok: false, reason: 'empty' })
})

it('a date may have a first and a latest day, which themselves are allowed [241]', () => {
	expect(parseDate('3-3-2026', { latest: '2026-03-03' }).ok).toBe(true)
	expect(parseDate('4-3-2026', { latest: '2026-03-03' })).toEqual({ ok: false, reason: 'tooLate' })
	expect(parseDate('4-3-2026').ok).toBe(true)
	expect(parseDate('3-3-2026', { earliest: '2026-03-03' }).ok).toBe(true)
	expect(parseDate('2-3-2026', { earliest: '2026-03-03' })).toEqual({ ok: false, reason: 'tooEarly' })
})

it('dates of loan parts are sent as DD-MM-YYYY and read back the same [297]', () => {
	expect(toLoanPartDate('2026-03-09')).toBe('09-03-2026')
	fc.assert(
		fc.property(calendarDays, (day) => {
			expect(parseWireDate(toLoanPartDate(day.format('YYYY-MM-DD')))?.valueOf()).toBe(day.valueOf())
		}),
	)
})

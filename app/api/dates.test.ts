import { expect, test } from 'vitest'
import { hideNoDate } from '#app/lib/wire-date'
import { unread } from '#app/lib/unread'
import { date, recordDate } from './dates'

test.each([
	['2026-12-31', '2026-12-31'],
	['20261231', '2026-12-31'],
	[20_261_231, '2026-12-31'],
	['31-12-2026', '2026-12-31'],
	['2026-12-31T14:05:00', '2026-12-31T14:05:00'],
	['2026-12-31 14:05', '2026-12-31T14:05:00'],
	['2026-12-31T14:05:00.123456Z', '2026-12-31T15:05:00'],
	['2026-07-31T23:30:00+00:00', '2026-08-01T01:30:00'],
	[1_798_722_000, '2026-12-31T14:00:00'],
	['1798722000', '2026-12-31T14:00:00'],
	[1_798_722_000_000, '2026-12-31T14:00:00'],
	[946_684_800, '2000-01-01T01:00:00'],
	[
		{ date: '2026-12-31 14:00:00.000000', timezone_type: 3, timezone: 'Europe/Amsterdam' },
		'2026-12-31T14:00:00',
	],
	[{ date: '2026-12-31 13:00:00', timezone: 'UTC' }, '2026-12-31T14:00:00'],
	[{ date: '2026-07-01 08:00:00', timezone: 'America/New_York' }, '2026-07-01T14:00:00'],
	[{ date: '2026-12-31 14:00:00', timezone: '+01:00' }, '2026-12-31T14:00:00'],
])('The date %j is %s in Amsterdam', (given, read) => {
	expect(date.parse(given)).toBe(read)
})

test.each([
	null,
	undefined,
	'',
	' ',
	'0000-00-00',
	'0000-00-00 00:00:00',
	'00-00-0000',
	'00000000',
	'0001-01-01',
	'0001-01-01T00:00:00',
	'9999-12-31',
	'2200-01-01',
	'1900-01-01',
	{ date: null, timezone: 'UTC' },
	{ date: '0000-00-00 00:00:00', timezone: 'UTC' },
])('The date %j is none', (given) => {
	expect(date.parse(given)).toBeUndefined()
})

test('What stands for none is kept of a record, and hidden from pages', () => {
	const days = ['1900-01-01', '01-01-1900', '9999-12-31', '0000-00-00']
	const kept = days.map((day) => recordDate.parse(day))
	expect(kept).toEqual(['1900-01-01', '1900-01-01', '9999-12-31', undefined])
	expect(kept.map((day) => hideNoDate(day))).toEqual(Array(4).fill(undefined))
	expect([hideNoDate(unread), hideNoDate('2026-01-02')]).toEqual([unread, '2026-01-02'])
})

test.each([
	'31/12/2026',
	'12/31/2026',
	'2026-02-30',
	'31-02-2026',
	'20261331',
	'morgen',
	'2026',
	17_987_220_000,
	1.5,
	true,
	{},
	{ date: '2026-12-31' },
	{ date: '2026-12-31', timezone: 'Mars/Base' },
	{ date: '2026-12-31', timezone: 'x'.repeat(1_000) },
	['2026-12-31', '2027-01-01'],
	'2'.repeat(10_000),
])('The date %j is unread', (given) => {
	expect(date.parse(given)).toBe(unread)
})

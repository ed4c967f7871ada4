import dayjs from 'dayjs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseWireDate, readWireTime } from './parse-wire-date'

const read = (text: string) => parseWireDate(text)?.format('YYYY-MM-DD HH:mm:ss')

it.each([
	['2026-03-03', '2026-03-03 00:00:00'],
	['03-04-2026', '2026-04-03 00:00:00'],
	['2026-03-03T14:05', '2026-03-03 14:05:00'],
	['2026-03-03 14:05:09', '2026-03-03 14:05:09'],
	['2026-03-03T14:05:09.123456', '2026-03-03 14:05:09'],
	['2026-03-03T14:05:00Z', '2026-03-03 15:05:00'],
	['2026-07-03T23:05:00.000Z', '2026-07-04 01:05:00'],
	['2026-03-03T14:05:00+01:00', '2026-03-03 14:05:00'],
	['2026-03-03T14:05:00+0100', '2026-03-03 14:05:00'],
	['2026-03-03T14:05-05:00', '2026-03-03 20:05:00'],
	['2024-02-29', '2024-02-29 00:00:00'],
	['2026-03-03T23:59:59', '2026-03-03 23:59:59'],
	['2026-03-03T23:59', '2026-03-03 23:59:00'],
	['2026-03-03T14:05Z', '2026-03-03 15:05:00'],
])('the API may send %s, read as %s in Amsterdam', (text, expected) => {
	expect(read(text)).toBe(expected)
})

it.each(['', '-', 'soon', '2026-02-30', '31-02-2026', '2026-13-01', '2026-3-3', '20260303', '0000-00-00'])(
	'"%s" is no date',
	(text) => expect(read(text)).toBeUndefined(),
)

it.each([
	'2026-03-03T24:00',
	'2026-03-03T12:60',
	'2026-03-03T12:00:60Z',
	'2026-03-03T12:00:60',
	'2026-02-30T12:00',
	'2026-03-03T12:00+99:99',
])('"%s" is no time', (text) => expect(read(text)).toBeUndefined())

it('A text of a million characters is no date', () => expect(read(' '.repeat(1_000_000))).toBeUndefined())

it('A date is read as dayjs reads it, in every notation', () => {
	const range = { min: Date.parse('1000-01-01'), max: Date.parse('9999-12-31') }
	for (const time of fc.sample(fc.integer(range), 30_000)) {
		const wall = dayjs.utc(time)
		expect(readWireTime(wall.format('YYYY-MM-DDTHH:mm:ss'))).toBe(wall.startOf('second').valueOf())
		expect(readWireTime(wall.format('YYYY-MM-DD HH:mm'))).toBe(wall.startOf('minute').valueOf())
		expect(readWireTime(wall.format('YYYY-MM-DD'))).toBe(wall.startOf('day').valueOf())
		expect(readWireTime(wall.format('DD-MM-YYYY'))).toBe(wall.startOf('day').valueOf())
	}
})

import { expect, test } from 'vitest'
import { parseTime } from './parse-time'

test.each([
	['14:05', '14:05'],
	['9:30', '09:30'],
	['00:00', '00:00'],
	['23:59', '23:59'],
	['14.05', '14:05'],
	['14u05', '14:05'],
	['14:05 uur', '14:05'],
	['14:05uur', '14:05'],
	['14:05  UUR', '14:05'],
	[' 8:15 ', '08:15'],
	['14', '14:00'],
	['9', '09:00'],
	['14 uur', '14:00'],
	['14u', '14:00'],
	['14h', '14:00'],
	['14:05u', '14:05'],
	['14h05', '14:05'],
	['14 uur 05', '14:05'],
	['1405', '14:05'],
	['0905', '09:05'],
	['14:05:00', '14:05'],
	['14.05 uur', '14:05'],
	['１４:０５', '14:05'],
	['14:\u200b05', '14:05'],
])('"%s" is read as %s [420]', (typed, time) => {
	expect(parseTime(typed)).toBe(time)
})

test('A text of a million blanks is read like any other [420]', () => {
	expect(parseTime(`1${' '.repeat(1_000_000)}x`)).toBeUndefined()
	expect(parseTime(`14:05${' '.repeat(1_000_000)}uur`)).toBe('14:05')
})

test.each([
	'',
	'24:00',
	'12:60',
	'12:5',
	'half acht',
	'130',
	'12:05 pm.',
	'2 pm',
	'2460',
	'24 uur',
	'12:05:60',
	'12:05:0',
	'14-05',
	'-1:00',
	'12:05 pm',
	'12 uur:05',
	'12:05 uurtje',
])('"%s" is no time of the day [420]', (typed) => {
	expect(parseTime(typed)).toBeUndefined()
})

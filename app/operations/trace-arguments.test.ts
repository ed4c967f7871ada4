import { expect, test } from 'vitest'
import { readTraceArguments } from './trace-arguments'

test.each([
	['2026-11-27T10:14', '2026-11-27T09:14:00.000Z'],
	['2026-07-01T10:14', '2026-07-01T08:14:00.000Z'],
	['2026-07-01 10:14', '2026-07-01T08:14:00.000Z'],
	['2026-11-27T10:14Z', '2026-11-27T10:14:00.000Z'],
	['2026-11-27T10:14:30+02:00', '2026-11-27T08:14:30.000Z'],
	['2026-11-27T10:14:30.5-05:00', '2026-11-27T15:14:30.500Z'],
	['2026-11-27', '2026-11-26T23:00:00.000Z'],
])('%s is a moment in Amsterdam, unless it has an offset', (time, instant) => {
	expect(new Date(readTraceArguments([`--from=${time}`, 'portal.log']).from).toISOString()).toBe(instant)
})

test.each(['ten', '2026-11-27T25:99', '27-11', '2026-11-31T10:00', '2026-02-30', '2026-02-30T10:00Z'])(
	'%s is no time',
	(time) => {
		expect(() => readTraceArguments([`--to=${time}`, 'portal.log'])).toThrow(`Not an option: --to=${time}`)
	},
)

test('Times that are swapped are named: between them no line would be found', () => {
	const swapped = ['--from=2026-11-27T11:00', '--to=2026-11-27T10:00', 'portal.log']
	expect(() => readTraceArguments(swapped)).toThrow('--from is later than --to')
})

test.each([
	['2026-11-30', '2026-11-30T22:59:59.999Z'],
	['2026-10-25', '2026-10-25T22:59:59.999Z'],
	['2026-11-30T20:08', '2026-11-30T19:08:59.999Z'],
	['2026-11-30T20:08Z', '2026-11-30T20:08:59.999Z'],
	['2026-11-30T20:08:30', '2026-11-30T19:08:30.999Z'],
	['2026-11-30T20:08:30.5', '2026-11-30T19:08:30.500Z'],
])('A range to %s ends with its end', (time, instant) => {
	const { to } = readTraceArguments([`--from=${time}`, `--to=${time}`, 'portal.log'])
	expect(new Date(to).toISOString()).toBe(instant)
})

test.each(['from', 'to'])('--%s given twice is refused', (name) => {
	const twice = [`--${name}=2026-11-27`, `--${name}=2026-11-28`, 'portal.log']
	expect(() => readTraceArguments(twice)).toThrow(`--${name} is given twice`)
})

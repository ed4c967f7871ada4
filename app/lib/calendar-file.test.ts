import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createCalendarFile } from './calendar-file'
import { toInstant, toWallClock } from './wall-clock'

const talk = {
	id: '61',
	title: 'Gesprek over de hypotheek',
	start: new Date('2026-07-15T07:00:00Z'),
	end: new Date('2026-07-15T08:30:00Z'),
	firm: 'Noorderlicht Advies',
	host: 'portaal.voorbeeld.nl',
}

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (file: string, name: string) =>
	linesOf(file)
		.find((line) => new RegExp(`^${name}[:;]`).test(line))
		?.replace(/^[^:]*:/, '')
const unescape = (text = '') => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

it('an appointment is one event, in UTC, published under a name that stays', () => {
	const lines = linesOf(createCalendarFile(talk)).filter((line) => !/^(DTSTAMP|SEQUENCE):/.test(line))
	expect(lines).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Noorderlicht Advies//Client portal//EN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		'UID:61@portaal.voorbeeld.nl',
		'DTSTART:20260715T070000Z',
		'DTEND:20260715T083000Z',
		'SUMMARY:Gesprek over de hypotheek',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	])
	expect(valueOf(createCalendarFile(talk), 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
})

it('a day without times is reminded of on mornings before it', () => {
	const file = createCalendarFile({
		...talk,
		start: new Date('2034-06-01T00:00:00Z'),
		end: undefined,
		isAllDay: true,
		reminders: [new Date('2033-12-01T00:00:00Z'), new Date('2034-04-20T00:00:00Z')],
	})
	const lines = linesOf(file).filter((line) => /^(DT(START|END)|BEGIN:VALARM|ACTION|TRIGGER)/.test(line))
	expect(lines).toEqual([
		'DTSTART;VALUE=DATE:20340601',
		'BEGIN:VALARM',
		'ACTION:DISPLAY',
		'TRIGGER:-P181DT15H',
		'BEGIN:VALARM',
		'ACTION:DISPLAY',
		'TRIGGER:-P41DT15H',
	])
})

it.each([
	['without an end', undefined],
	['that ends before it begins', new Date('2026-07-15T06:00:00Z')],
	['that ends as it begins', talk.start],
])('an appointment %s takes an hour', (_what, end) => {
	const file = createCalendarFile({ ...talk, end })
	expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(['20260715T070000Z', '20260715T080000Z'])
})

it('what the clock in Amsterdam shows comes out as the right moment, in winter and in summer', () => {
	const winter = toWallClock(new Date('2026-01-15T08:00:00Z'))
	expect(winter.format('HH:mm')).toBe('09:00')
	expect(valueOf(createCalendarFile({ ...talk, start: toInstant(winter) }), 'DTSTART')).toBe(
		'20260115T080000Z',
	)
	expect(valueOf(createCalendarFile({ ...talk, start: toInstant(winter.month(6)) }), 'DTSTART')).toBe(
		'20260715T070000Z',
	)
})

it('place, explanation and address are told with their commas and lines', () => {
	const file = createCalendarFile({
		...talk,
		location: 'Kade 4; 1e etage, Zwolle',
		description: 'Neem mee:\r\n- paspoort, loonstrook',
		url: 'https://bellen.voorbeeld.nl/a;b,c?d=e%20f',
	})
	expect(valueOf(file, 'LOCATION')).toBe('Kade 4\\; 1e etage\\, Zwolle')
	expect(valueOf(file, 'DESCRIPTION')).toBe('Neem mee:\\n- paspoort\\, loonstrook')
	expect(valueOf(file, 'URL')).toBe('https://bellen.voorbeeld.nl/a%3Bb%2Cc?d=e%20f')
})

it('what would end the name of the maker becomes one space', () => {
	const file = createCalendarFile({ ...talk, firm: 'Noord///Zuid; Advies, nu' })
	expect(valueOf(file, 'PRODID')).toBe('-//Noord Zuid Advies nu//Client portal//EN')
})

it('no text of a firm or an advisor adds a line, and no line is too long', () => {
	const text = fc.oneof(
		fc.string({ unit: 'grapheme', maxLength: 200 }),
		fc.constantFrom('\r\nATTENDEE:x', '\rX:', '\u0000\u0007\u0085X:\n', '//,;\\'),
	)
	const names =
		'BEGIN VERSION PRODID METHOD UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION DESCRIPTION URL END'
	const known = new RegExp(`^(${names.replaceAll(' ', '|')})[:;]`)
	fc.assert(
		fc.property(text, text, (one, other) => {
			const file = createCalendarFile({
				...talk,
				...{ id: one, title: other, location: one, description: other, url: one, firm: other },
			})
			expect(linesOf(file).filter((line) => line && !known.test(line))).toEqual([])
			expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
			expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
			expect(unescape(valueOf(file, 'DESCRIPTION')).length).toBeLessThanOrEqual(other.length)
		}),
	)
})

it('a file made later has a higher sequence, so that a calendar moves the appointment', () => {
	vi.useFakeTimers()
	const sequenceAt = (now: string, changes: object = {}) => {
		vi.setSystemTime(new Date(now))
		return Number(valueOf(createCalendarFile({ ...talk, ...changes }), 'SEQUENCE'))
	}
	const first = sequenceAt('2026-07-01T08:00:00Z')
	const moved = { start: new Date('2026-07-16T07:00:00Z'), end: undefined }
	const allDay = { start: new Date('2026-07-16T00:00:00Z'), isAllDay: true }
	const later = [
		sequenceAt('2026-07-01T08:00:01Z', moved),
		sequenceAt('2026-07-02T08:00:00Z', { location: 'Elders' }),
		sequenceAt('2026-08-02T08:00:00Z', allDay),
		sequenceAt('2060-01-01T00:00:00Z', moved),
	]
	vi.useRealTimers()
	expect(first).toBeGreaterThan(0)
	expect([first, ...later]).toEqual([first, ...later].toSorted((a, b) => a - b))
	expect(new Set(later).size).toBe(4)
	for (const one of later) expect([Number.isInteger(one), one < 2 ** 31]).toEqual([true, true])
})

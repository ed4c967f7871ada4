import { cleanAscii } from './clean-text'
import { parseWireDate } from './parse-wire-date'
import { findCalendarDay, formatDay } from './wall-clock'

export type ParsedDate =
	| { ok: true; value: string }
	| { ok: false; reason: 'empty' | 'format' | 'day' | 'month' | 'year' | 'tooEarly' | 'tooLate' }

/** First and last day that may be typed, as `YYYY-MM-DD`. */
export interface DateBounds {
	earliest?: string
	latest?: string
}

const monthNames = [
	['januari', 'january'],
	['februari', 'february'],
	['maart', 'march', 'mrt'],
	['april'],
	['mei', 'may'],
	['juni', 'june'],
	['juli', 'july'],
	['augustus', 'august'],
	['september', 'sept'],
	['oktober', 'october'],
	['november'],
	['december'],
]

/** Blanks are single ones by now. */
const gap = ' ?[-/. ] ?'
const dateForms = [
	new RegExp(`^(?<day>\\d{1,2})${gap}(?<month>\\d{1,2})${gap}(?<year>\\d+)$`),
	new RegExp(`^(?<year>\\d{4})${gap}(?<month>\\d{1,2})${gap}(?<day>\\d{1,2})$`),
	/^(?<day>\d{1,2})(?:(?:ste|de|e|st|nd|rd|th)(?=[-/. ]))?[-/. ]*(?:of )?(?<month>\p{L}+)[-/., ]*(?<year>\d+)$/u,
	/^(?<month>\p{L}{3,})[. ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[, ] ?(?<year>\d{4})$/u,
]

/** `woensdag`, `wo.`, `Wednesday,` in front of a date. */
const dayNames = [
	...['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
	...[
		'ma',
		'di',
		'wo',
		'do',
		'vr',
		'za',
		'zo',
		'mon',
		'tue',
		'tues',
		'wed',
		'thu',
		'thurs',
		'fri',
		'sat',
		'sun',
	],
	...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]
const dayName = new RegExp(`^(?:${dayNames.join('|')})(?:[.,] ?| )`)

/** By number, or by Dutch or English name, in full or its first three letters. */
function findMonth(text: string): number | undefined {
	if (/\d/.test(text)) return Number(text)
	const index = monthNames.findIndex((names) =>
		names.some((name) => text === name || text === name.slice(0, 3)),
	)
	return index < 0 ? undefined : index + 1
}

interface DateParts {
	day: number
	month: number
	year: string
}

const eightDigits = /^\d{8}$/
const plausibleYear = /^(?:1[89]|2[01])\d{2}$/

/** `DDMMYYYY` or `YYYYMMDD`, by the year that is plausible; undefined where both or neither could be meant. */
function splitDigits(text: string): DateParts | undefined {
	const [start, end] = [text.slice(0, 4), text.slice(4)]
	const typed = { day: Number(start.slice(0, 2)), month: Number(start.slice(2)), year: end }
	const wire = { day: Number(end.slice(2)), month: Number(end.slice(0, 2)), year: start }
	const plausible = [typed, wire].filter(({ year }) => plausibleYear.test(year))
	const days = (plausible.length > 0 ? plausible : [typed, wire]).filter(findDay)
	return days.length > 1 ? undefined : (days[0] ?? plausible[0] ?? typed)
}

function findDay({ year, month, day }: DateParts) {
	const time = findCalendarDay(Number(year), month, day)
	return time === undefined ? undefined : formatDay(time)
}

function splitDate(text: string): DateParts | undefined {
	if (eightDigits.test(text)) return splitDigits(text)
	const parts = dateForms.map((form) => form.exec(text)?.groups).find(Boolean)
	const month = findMonth(parts?.month ?? '')
	return month === undefined ? undefined : { day: Number(parts?.day), month, year: parts?.year ?? '' }
}

const midnight = /(?:,? |t)0?0[:.]00(?:[:.]00(?:\.0+)?)?(?: ?uur)?$/
const isoTime = /(?<=^\d{4}-\d{2}-\d{2})t\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/
const isoInstant = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}.*(?:z|[+-]\d{2}:?\d{2})$/

/** A pasted date without its weekday, its midnight or the time of an ISO date-time, and what ended its sentence. */
function cleanDate(input: string): string {
	const text = cleanAscii(input)
		.replace(/\s+/g, ' ')
		.toLowerCase()
		.replace(/ ?[.,;]{1,3}$/, '')
	const instant = isoInstant.test(text) ? parseWireDate(text.toUpperCase()) : undefined
	if (instant) return instant.format('YYYY-MM-DD')
	return text.replace(isoTime, '').replace(midnight, '').replace(dayName, '')
}

/**
 * A typed date: 31-3-1980, 31/03/1980, 31.03.1980, 31 03 1980, 31031980, 1980-03-31, 19800331, 31 maart 1980, 31 mrt
 * 1980, 31 March 1980, March 31, 1980; also 1e maart 1980, with a weekday in front, at midnight, an ISO date-time. Returns
 * `YYYY-MM-DD` within the bounds. Reasons but `empty` are keys of `validation.date`.
 */
export function parseDate(input: string, { earliest, latest }: DateBounds = {}): ParsedDate {
	const text = cleanDate(input)
	if (text === '') return { ok: false, reason: 'empty' }
	const parts = splitDate(text)
	if (!parts) return { ok: false, reason: 'format' }
	if (!/^[12]\d{3}$/.test(parts.year)) return { ok: false, reason: 'year' }
	if (parts.month < 1 || parts.month > 12) return { ok: false, reason: 'month' }
	const value = findDay(parts)
	if (!value) return { ok: false, reason: 'day' }
	if (earliest && value < earliest) return { ok: false, reason: 'tooEarly' }
	return latest && value > latest ? { ok: false, reason: 'tooLate' } : { ok: true, value }
}

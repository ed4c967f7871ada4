import { cleanTyped } from './clean-text'
import { findCalendarDay } from './wall-clock'

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

const gap = String.raw`\s*[-/. ]\s*`
const dateForms = [
	new RegExp(`^(?<day>\\d{1,2})${gap}(?<month>\\d{1,2})${gap}(?<year>\\d+)$`),
	new RegExp(`^(?<year>\\d{4})${gap}(?<month>\\d{1,2})${gap}(?<day>\\d{1,2})$`),
	/^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
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

function splitDate(text: string): { day: number; month: number; year: string } | undefined {
	const parts = dateForms.map((form) => form.exec(text)?.groups).find(Boolean)
	const month = findMonth(parts?.month ?? '')
	return month === undefined ? undefined : { day: Number(parts?.day), month, year: parts?.year ?? '' }
}

/**
 * A typed date: 31-3-1980, 31/03/1980, 31.03.1980, 31 03 1980, 31031980, 1980-03-31, 31 maart 1980, 31 mrt 1980, 31
 * March 1980, March 31, 1980; also 1e maart 1980, and with a weekday in front. Returns `YYYY-MM-DD` within the bounds. Reasons but `empty` are keys of `validation.date`.
 */
export function parseDate(input: string, { earliest, latest }: DateBounds = {}): ParsedDate {
	const text = cleanTyped(input).replace(/\s+/g, ' ').toLowerCase().replace(dayName, '')
	if (text === '') return { ok: false, reason: 'empty' }
	const parts = splitDate(text)
	if (!parts) return { ok: false, reason: 'format' }
	if (!/^[12]\d{3}$/.test(parts.year)) return { ok: false, reason: 'year' }
	if (parts.month < 1 || parts.month > 12) return { ok: false, reason: 'month' }
	const value = findCalendarDay(Number(parts.year), parts.month, parts.day)?.format('YYYY-MM-DD')
	if (!value) return { ok: false, reason: 'day' }
	if (earliest && value < earliest) return { ok: false, reason: 'tooEarly' }
	return latest && value > latest ? { ok: false, reason: 'tooLate' } : { ok: true, value }
}

import type { Dayjs } from 'dayjs'
import { parseWireDate } from './parse-wire-date'
import { perLanguage } from './per-language'

const monthsOf = perLanguage((language) => {
	const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
	return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)))
})

/** 2 January 2000 was a Sunday. */
const weekdaysOf = perLanguage((language) => {
	const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
	return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2000, 0, 2 + day)))
})

/** Suffix of a time, per language. */
const hourWords: Readonly<Record<string, string>> = { nl: ' uur' }

function nameMonth(date: Dayjs, language: string) {
	return monthsOf(language)[date.month()] ?? ''
}

function nameWeekday(date: Dayjs, language: string) {
	return weekdaysOf(language)[date.day()] ?? ''
}

/** `3 maart 2026` or `3 March 2026` [296]. */
export function formatDate(date: Dayjs, language: string): string {
	return `${date.date()} ${nameMonth(date, language)} ${date.year()}`
}

/** `dinsdag 3 maart 2026` or `Tuesday 3 March 2026`. */
export function formatDay(date: Dayjs, language: string): string {
	return `${nameWeekday(date, language)} ${formatDate(date, language)}`
}

/** `dinsdag 3 maart` or `Tuesday 3 March`. */
export function formatWeekday(date: Dayjs, language: string): string {
	return `${nameWeekday(date, language)} ${date.date()} ${nameMonth(date, language)}`
}

/** `3 maart`, with the year unless it is that of `today`. */
export function formatNearDate(date: Dayjs, today: Dayjs, language: string): string {
	return date.year() === today.year()
		? `${date.date()} ${nameMonth(date, language)}`
		: formatDate(date, language)
}

/** Undefined for an invalid date of the API. */
export function formatWireDate(date: string | undefined, language: string): string | undefined {
	const read = date ? parseWireDate(date) : undefined
	return read && formatDate(read, language)
}

/** `maart 2026` or `March 2026`. */
export function formatMonth(date: Dayjs, language: string): string {
	return `${nameMonth(date, language)} ${date.year()}`
}

/** `14:05`, 24 hours. */
export function formatTime(date: Dayjs): string {
	return date.format('HH:mm')
}

/** `3 maart 2026, 14:05 uur` or `3 March 2026, 14:05`. */
export function formatDateTime(date: Dayjs, language: string): string {
	return `${formatDate(date, language)}, ${formatTime(date)}${hourWords[language] ?? ''}`
}

/** A near moment: `14:05 uur` or `14:05`, with its date unless it is `today`. */
export function formatMoment(date: Dayjs, today: Dayjs, language: string): string {
	if (!date.isSame(today, 'day')) return formatDateTime(date, language)
	return `${formatTime(date)}${hourWords[language] ?? ''}`
}

import type { Dayjs } from 'dayjs'
import { perLanguage } from './per-language'

const longestInMinutes = 90
const longestInHours = 36 * 60

/** Rounded up: `15 minuten`, `24 uur`, `3 dagen`. */
export function formatWait(seconds: number, language: string) {
	const minutes = Math.max(1, Math.ceil(seconds / 60))
	if (minutes <= longestInMinutes) return formatUnit(minutes, 'minute', language)
	if (minutes <= longestInHours) return formatUnit(Math.ceil(minutes / 60), 'hour', language)
	return formatUnit(Math.ceil(minutes / (24 * 60)), 'day', language)
}

function formatUnit(count: number, unit: string, language: string) {
	return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const daysOf = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const longerOf = perLanguage((language) => new Intl.RelativeTimeFormat(language))

/**
 * Distance of a day to come: `vandaag`, `over 12 dagen`, `over 5 maanden`, or `over 7,5 jaar` in half years. Undefined
 * for a day that is past.
 */
export function formatUntil(moment: Dayjs, now: Dayjs, language: string): string | undefined {
	const [day, start] = [moment.startOf('day'), now.startOf('day')]
	if (day.isBefore(start)) return undefined
	const months = day.diff(start, 'month', true)
	if (months < 1) return daysOf(language).format(Math.round(day.diff(start, 'day', true)), 'day')
	const format = longerOf(language)
	if (months < 12) return format.format(Math.round(months), 'month')
	return format.format(Math.round(day.diff(start, 'year', true) * 2) / 2, 'year')
}

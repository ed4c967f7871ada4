import type { Dayjs } from 'dayjs'
import 'dayjs/locale/nl.js'

/** `3 maart 2026` or `3 March 2026` (spec 1 §9). */
export function formatDate(date: Dayjs, language: 'nl' | 'en'): string {
	return date.locale(language).format('D MMMM YYYY')
}

/** `14:05`, 24 hours. */
export function formatTime(date: Dayjs): string {
	return date.format('HH:mm')
}

/** `3 maart 2026, 14:05 uur` or `3 March 2026, 14:05`. */
export function formatDateTime(date: Dayjs, language: 'nl' | 'en'): string {
	return `${formatDate(date, language)}, ${formatTime(date)}${language === 'nl' ? ' uur' : ''}`
}

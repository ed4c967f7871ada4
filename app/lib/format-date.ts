import type { Dayjs } from 'dayjs'

const months = { nl: monthNames('nl'), en: monthNames('en') }

function monthNames(language: string) {
	const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
	return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)))
}

/** `3 maart 2026` or `3 March 2026` (spec 1 §9). */
export function formatDate(date: Dayjs, language: 'nl' | 'en'): string {
	return `${date.date()} ${months[language][date.month()] ?? ''} ${date.year()}`
}

/** `14:05`, 24 hours. */
export function formatTime(date: Dayjs): string {
	return date.format('HH:mm')
}

/** `3 maart 2026, 14:05 uur` or `3 March 2026, 14:05`. */
export function formatDateTime(date: Dayjs, language: 'nl' | 'en'): string {
	return `${formatDate(date, language)}, ${formatTime(date)}${language === 'nl' ? ' uur' : ''}`
}

/** Calendar day in Amsterdam, some days from now: `2026-03-31`. */
export function dayAfter(days: number): string {
	const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
	return day.format(Date.now() + days * 24 * 3600_000)
}

/** A day as on Dutch pages: `31 maart 2026`. */
export function formatLongDate(day: string): string {
	return new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** With its weekday: `dinsdag 31 maart 2026`. */
export function formatLongDay(day: string): string {
	return new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
}

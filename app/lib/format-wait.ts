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

const shape = /^([01]?\d|2[0-3])[:.u]([0-5]\d)$/

/** A typed time: `14:05`, `9:30`, `14.05`, `14u05`. Returns `HH:MM`. */
export function parseTime(input: string): string | undefined {
	// trimEnd, because a pattern for blanks at the end takes quadratic time.
	const text = input.trim().toLowerCase().replace(/uur$/, '').trimEnd()
	const [, hours, minutes] = shape.exec(text) ?? []
	return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes ?? ''}`
}

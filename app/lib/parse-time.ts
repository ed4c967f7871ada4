const shape = /^([01]?\d|2[0-3])[:.u]([0-5]\d)$/

/** A time of the day as a person types it: `14:05`, `9:30`, `14.05`, `14u05`. Gives `HH:MM`; undefined for anything else. */
export function parseTime(input: string): string | undefined {
	// Blanks in front of a pattern's end would be tried anew from each of them.
	const text = input.trim().toLowerCase().replace(/uur$/, '').trimEnd()
	const [, hours, minutes] = shape.exec(text) ?? []
	return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes ?? ''}`
}

import { cleanTyped } from './clean-text'

const timeForms = [
	/^(?<hours>\d{1,2})(?: ?(?:uur|u|h))?$/,
	/^(?<hours>\d{1,2}) ?(?:[:.]|uur|u|h) ?(?<minutes>\d{2})(?::[0-5]\d)? ?(?:uur|u|h)?$/,
	/^(?<hours>\d{2})(?<minutes>\d{2})(?: ?(?:uur|u|h))?$/,
]

/** A typed time: `14`, `14 uur`, `14u`, `1405`, `14:05`, `14.05 uur`, `14u05`, `14:05:00`. Returns `HH:MM`. */
export function parseTime(input: string): string | undefined {
	const text = cleanTyped(input).replace(/\s+/g, ' ').toLowerCase()
	const { hours, minutes = '00' } = timeForms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
	if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
	return `${hours.padStart(2, '0')}:${minutes}`
}

import { cleanAscii } from './clean-text'

const unit = '(?:uur|uren|u|hrs|h)'
const timeForms = [
	new RegExp(`^(?<hours>\\d{1,2})(?: ?${unit})?$`),
	new RegExp(`^(?<hours>\\d{1,2}) ?(?:[:.,]|uur|u|h) ?(?<minutes>\\d{2})(?:[:.][0-5]\\d)?(?: ?${unit})?$`),
	new RegExp(`^(?<hours>\\d{2})(?<minutes>\\d{2})(?: ?${unit})?$`),
	// `130` may be 13:0_ as well.
	new RegExp(`^(?<hours>[3-9])(?<minutes>\\d{2})(?: ?${unit})?$`),
]

/**
 * A typed time: `14`, `14 uur`, `om 14u.`, `1405`, `905`, `14:05`, `14,05`, `14.05 uur`, `14u05`, `14:05:00`. Returns
 * `HH:MM`. Halves of a day (`2 pm`, `half drie`) are not read.
 */
export function parseTime(input: string): string | undefined {
	const text = cleanAscii(input)
		.replace(/[\u02d0\u2236\ua789\ufe13]/g, ':')
		.replace(/\s+/g, ' ')
		.toLowerCase()
		.replace(/^(?:om|at) /, '')
		.replace(/ ?[.,;]{1,3}$/, '')
	const { hours, minutes = '00' } = timeForms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
	if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
	return `${hours.padStart(2, '0')}:${minutes}`
}

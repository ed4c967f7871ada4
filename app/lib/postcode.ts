import { cleanAscii } from './clean-text'

const shape = /^(?:nl[ -]?)?([1-9]\d{3})[ .-]{0,3}([a-z][ .]?[a-z])[.,]?$/i
/** Letters that are not given out. */
const unused = ['SA', 'SD', 'SS']

/** `1234 AB`; undefined for a text that cannot be a Dutch postcode. */
export function formatPostcode(text: string): string | undefined {
	const [, digits = '', letters = ''] = shape.exec(cleanAscii(text)) ?? []
	const area = letters.replace(/[ .]/, '').toUpperCase()
	return digits === '' || unused.includes(area) ? undefined : `${digits} ${area}`
}

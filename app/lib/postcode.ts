const shape = /^([1-9]\d{3})[ .-]*([a-z]{2})$/i
/** Letters that are not given out. */
const unused = ['SA', 'SD', 'SS']

/** `1234 AB`; undefined for a text that cannot be a Dutch postcode. */
export function formatPostcode(text: string): string | undefined {
	const [, digits = '', letters = ''] = shape.exec(text) ?? []
	const area = letters.toUpperCase()
	return digits === '' || unused.includes(area) ? undefined : `${digits} ${area}`
}

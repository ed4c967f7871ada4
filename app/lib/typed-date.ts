import { parseWireDate } from './parse-wire-date'

/** `31-03-1980`, as typed in forms; undefined for an invalid date of the API. */
export function toTypedDate(date: string | undefined): string | undefined {
	return date === undefined ? undefined : parseWireDate(date)?.format('DD-MM-YYYY')
}

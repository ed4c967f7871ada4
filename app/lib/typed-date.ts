import { parseWireDate } from './parse-wire-date'

/** A date of the API as it is typed in a form, `31-03-1980`; undefined for what is none. */
export function toTypedDate(date: string | undefined): string | undefined {
	return date === undefined ? undefined : parseWireDate(date)?.format('DD-MM-YYYY')
}

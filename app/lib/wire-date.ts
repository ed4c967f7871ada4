import { isUnread, type Read } from './unread'
import { parseWireDate } from './parse-wire-date'

/** `31-03-1980`, as typed in forms; undefined for an invalid date of the API. */
export function toTypedDate(date: string | undefined): string | undefined {
	return date === undefined ? undefined : parseWireDate(date)?.format('DD-MM-YYYY')
}

/** Years from here on mean that there is no end (contract §9). */
const endless = 2200
/** Written by databases for a day that was not filled in. */
const filler = '1900-01-01'

/** Whether a date of the API (`YYYY-MM-DD…`) stands for none. */
function isNoDate(date: string, isBirth: boolean): boolean {
	return Number(date.slice(0, 4)) >= endless || (!isBirth && date.slice(0, 10) === filler)
}

/** A date of a record for a reader: forms send back what stands for none, pages do not show it. */
export function hideNoDate(date: Read<string>, isBirth = false): Read<string> {
	return date === undefined || isUnread(date) || !isNoDate(date, isBirth) ? date : undefined
}

/** `DD-MM-YYYY`, the format of loan parts (contract §6). */
export function toLoanPartDate(date: string): string {
	return date.split('-').reverse().join('-')
}

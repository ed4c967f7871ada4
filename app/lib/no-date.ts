import { isUnread, type Read } from './unread'

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

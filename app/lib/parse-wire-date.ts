import dayjs, { type Dayjs } from 'dayjs'
import { findCalendarDay, toWallTime } from './wall-clock'

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/
const dutchDay = /^(\d{2})-(\d{2})-(\d{4})$/
const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/

/** Characters. */
const longest = 40

/**
 * A date of the API: `YYYY-MM-DD`, ISO date-time (without a zone: Amsterdam) or `DD-MM-YYYY` (contract §2), in
 * Amsterdam time (`wallClock`).
 */
export function parseWireDate(text: string): Dayjs | undefined {
	const time = readWireTime(text)
	return time === undefined ? undefined : dayjs.utc(time)
}

/** The same in milliseconds: an instant at which UTC shows the Amsterdam time. */
export function readWireTime(text: string): number | undefined {
	if (text.length > longest) return undefined
	const iso = isoDay.exec(text)
	if (iso) return findCalendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
	const dutch = dutchDay.exec(text)
	if (dutch) return findCalendarDay(Number(dutch[3]), Number(dutch[2]), Number(dutch[1]))
	const time = isoTime.exec(text)
	return time ? readDateTime(time) : undefined
}

function readDateTime([, day = '', minutes = '', seconds = ':00', zone]: RegExpExecArray):
	| number
	| undefined {
	const isTime = minutes <= '23:59' && minutes.slice(3) <= '59' && seconds <= ':59'
	if (!isTime || readWireTime(day) === undefined) return undefined
	const instant = Date.parse(`${day}T${minutes}${seconds}${zone?.replace(/(\d{2})(\d{2})$/, '$1:$2') ?? 'Z'}`)
	if (Number.isNaN(instant)) return undefined
	return zone ? toWallTime(instant) : instant
}

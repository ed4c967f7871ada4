import { parseWireDate, readWireTime } from '#app/lib/parse-wire-date'
import { formatDay, readZoneTime, toWallTime } from '#app/lib/wall-clock'
import { unread, type Read } from '#app/lib/unread'
import { isPlainObject } from './plain-object'
import { defineValue } from './reader'
import { hideNoDate } from '#app/lib/wire-date'
import { isBlank, normaliseName, unwrap } from './wire'

const seconds = /^\d{9,10}$/
const milliseconds = /^\d{12,13}$/
const compactDay = /^(\d{4})(\d{2})(\d{2})$/
const noDay = /^(000[01]-0[01]-0[01]|0[01]-0[01]-000[01]|00000000)([T ]|$)/
const offset = /^[+-]\d{2}:?\d{2}$/
/** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss` in Amsterdam, from the notations of contract §9. */
export const date = defineValue('date', (value) => hideNoDate(readDate(value)))

/** As `date`; a date that stands for none is kept, because forms send it back, and somebody is born on 1 January 1900. */
export const recordDate = defineValue('date', readDate)

function readDate(value: unknown): Read<string> {
	const source = unwrap(value)
	if (isBlank(source)) return undefined
	return isPlainObject(source) ? readDateObject(source) : readNotation(source)
}

function readNotation(source: unknown): Read<string> {
	if (typeof source !== 'string' && typeof source !== 'number') return unread
	const typed = String(source).trim()
	if (noDay.test(typed)) return undefined
	const day = typed.replace(compactDay, '$1-$2-$3')
	if (seconds.test(day)) return formatWall(toWallTime(Number(day) * 1_000))
	if (milliseconds.test(day)) return formatWall(toWallTime(Number(day)))
	const time = readWireTime(day)
	if (time === undefined) return unread
	return /^[\d-]{10}$/.test(day) ? formatDay(time) : formatWall(time)
}

/** `YYYY-MM-DDTHH:mm:ss`. */
function formatWall(time: number) {
	return new Date(time).toISOString().slice(0, 19)
}

/** `{ date, timezone }`, as PHP writes it. */
function readDateObject(source: object): Read<string> {
	const members = new Map(
		Object.entries(source).map(([name, value]) => [normaliseName(name), value as unknown]),
	)
	const [day, zone] = [members.get('date'), members.get('timezone')]
	if (isBlank(day) && members.has('date')) return undefined
	if (typeof day !== 'string' || typeof zone !== 'string') return unread
	if (noDay.test(day)) return undefined
	if (offset.test(zone)) return readNotation(day.trim() + zone)
	const moment = parseWireDate(day.trim())
	const instant = moment && readZoneTime(moment, zone.trim())
	return instant ? formatWall(toWallTime(instant.getTime())) : unread
}

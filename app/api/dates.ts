import { parseWireDate } from '#app/lib/parse-wire-date'
import { readZoneTime, toWallClock } from '#app/lib/wall-clock'
import { unread, type Read } from '#app/lib/unread'
import { isPlainObject } from './jsonapi'
import { defineValue } from './reader'
import { isBlank, normaliseName, unwrap } from './wire'

/** Years from here on mean that there is no end (contract §9). */
const endless = 2200
const seconds = /^\d{9,10}$/
const milliseconds = /^\d{12,13}$/
const compactDay = /^(\d{4})(\d{2})(\d{2})$/
const noDay = /^(0000-00-00|00-00-0000|00000000)([T ]|$)/
/** Written by databases for a day that was not filled in. */
const fillers = ['0001-01-01', '1900-01-01']

/** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss` in Amsterdam, from the notations of contract §9. */
export const date = defineValue('date', (value) => readDate(value, fillers))

/** As `date`; somebody may be born on 1 January 1900. */
export const birthDate = defineValue('date', (value) => readDate(value, ['0001-01-01']))

function readDate(value: unknown, none: readonly string[]): Read<string> {
	const source = unwrap(value)
	if (isBlank(source)) return undefined
	const moment = isPlainObject(source) ? readDateObject(source) : readNotation(source)
	if (typeof moment !== 'string') return moment
	const isNone = none.includes(moment.slice(0, 10)) || Number(moment.slice(0, 4)) >= endless
	return isNone ? undefined : moment
}

function readNotation(source: unknown): Read<string> {
	if (typeof source !== 'string' && typeof source !== 'number') return unread
	const typed = String(source).trim()
	if (noDay.test(typed)) return undefined
	const day = typed.replace(compactDay, '$1-$2-$3')
	if (seconds.test(day)) return formatMoment(new Date(Number(day) * 1_000))
	if (milliseconds.test(day)) return formatMoment(new Date(Number(day)))
	const read = parseWireDate(day)
	if (!read) return unread
	return read.format(/^[\d-]{10}$/.test(day) ? 'YYYY-MM-DD' : 'YYYY-MM-DDTHH:mm:ss')
}

function formatMoment(moment: Date) {
	return toWallClock(moment).format('YYYY-MM-DDTHH:mm:ss')
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
	const moment = parseWireDate(day.trim())
	const instant = moment && readZoneTime(moment, zone.trim())
	return instant ? formatMoment(instant) : unread
}

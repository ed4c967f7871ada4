import dayjs, { type Dayjs } from 'dayjs'
import { LRUCache } from 'lru-cache'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const day = 24 * 60 * 60 * 1000

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Amsterdam',
	dateStyle: 'short',
	timeStyle: 'medium',
})

// Dates hold Amsterdam time in dayjs' UTC mode: independent of the machine's zone, and much faster than dayjs' time
// zone plugin.

/** Amsterdam time of an instant; comparable with other such values only. */
export function toWallClock(instant: Date): Dayjs {
	return dayjs.utc(toWallTime(instant.getTime()))
}

/** The same in milliseconds: an instant at which UTC shows that time, in whole seconds. */
export function toWallTime(instant: number): number {
	return dayjs.utc(amsterdam.format(instant)).valueOf()
}

/** Day in Amsterdam, as `YYYY-MM-DD`. */
export function getToday(): string {
	return toWallClock(new Date()).format('YYYY-MM-DD')
}

/**
 * The instant of an Amsterdam time: the first one when the clock is put back. A skipped time counts on from the hour
 * before, as in Temporal and iCalendar.
 */
export function toInstant(wall: Dayjs): Date {
	const before = offsetAt(wall.valueOf() - day)
	const after = offsetAt(wall.valueOf() + day)
	const isAfter = before !== after && offsetAt(wall.valueOf() - before) === after
	const isSkipped = isAfter && offsetAt(wall.valueOf() - after) !== after
	return new Date(wall.valueOf() - (isAfter && !isSkipped ? after : before))
}

/** The instant of a wall-clock time in a zone (`Europe/Paris`, `UTC`, `+02:00`); undefined for an unknown zone. */
export function readZoneTime(wall: Dayjs, zone: string): Date | undefined {
	if (zone === 'Europe/Amsterdam') return toInstant(wall)
	const clock = openClock(zone)
	if (!clock) return undefined
	const offset = (instant: number) => dayjs.utc(clock.format(instant)).valueOf() - instant
	const guess = wall.valueOf() - offset(wall.valueOf())
	return new Date(wall.valueOf() - offset(guess))
}

const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 20 })

function openClock(timeZone: string) {
	const known = clocks.get(timeZone)
	if (known) return known
	try {
		const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
		clocks.set(timeZone, clock)
		return clock
	} catch {
		return undefined
	}
}

/** Distance of Amsterdam from UTC, as `+01:00`. */
export function formatOffset(instant: Date): string {
	return `+${dayjs.utc(offsetAt(instant.valueOf())).format('HH:mm')}`
}

/** Milliseconds. */
function offsetAt(instant: number): number {
	return toWallTime(instant) - Math.floor(instant / 1000) * 1000
}

/** Midnight of a day in milliseconds of UTC, months from 1; undefined for a day that does not exist. */
export function findCalendarDay(year: number, month: number, day: number): number | undefined {
	const date = new Date(Date.UTC(year, month - 1, day))
	const isSame =
		date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	return isSame ? date.getTime() : undefined
}

/** `YYYY-MM-DD`, of milliseconds of UTC. */
export function formatDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10)
}

import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const day = 24 * 60 * 60 * 1000

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Amsterdam',
	dateStyle: 'short',
	timeStyle: 'medium',
})

// Dates are kept as what the clock in Amsterdam shows, in dayjs' UTC mode: the zone of the machine has no
// say, and one date costs microseconds where dayjs' time zone plugin takes a tenth of a millisecond.

/** What the clock in Amsterdam shows at an instant; compare it only with other such values. */
export function toWallClock(instant: Date): Dayjs {
	return dayjs.utc(amsterdam.format(instant))
}

/**
 * The instant at which the clock in Amsterdam shows this: the first one where the clock is put back and shows it twice.
 * A time that the clock skips counts on from the hour before, as Temporal and iCalendar have it.
 */
export function toInstant(wall: Dayjs): Date {
	const before = offsetAt(wall.valueOf() - day)
	const after = offsetAt(wall.valueOf() + day)
	const isAfter = before !== after && offsetAt(wall.valueOf() - before) === after
	const isSkipped = isAfter && offsetAt(wall.valueOf() - after) !== after
	return new Date(wall.valueOf() - (isAfter && !isSkipped ? after : before))
}

/** How far the clock in Amsterdam is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
	return toWallClock(new Date(instant)).valueOf() - Math.floor(instant / 1000) * 1000
}

/** Midnight of a calendar day, months counted from 1; undefined when the day does not exist. */
export function findCalendarDay(year: number, month: number, day: number): Dayjs | undefined {
	const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
	const date = dayjs.utc(text)
	return date.format('YYYY-MM-DD') === text ? date : undefined
}

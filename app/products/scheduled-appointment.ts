import { findKnown, isUnread } from '#app/lib/unread'
import type { Dayjs } from 'dayjs'
import type { Appointment } from '#app/api/resources/appointment'
import { parseWireDate } from '#app/lib/parse-wire-date'

/** Times are Amsterdam local time. */
export interface ScheduledAppointment {
	appointment: Appointment
	/** Midnight when only the day is known. */
	start?: Dayjs
	end?: Dayjs
	/** False when the API sends no start time. */
	isTimed: boolean
}

/** Assumed length of an appointment without an end time, in hours, also across midnight. @see [A305] */
const defaultHours = 2

/** The API sends `HH:MM` in Amsterdam (contract §6). An end at or before the start is on the next day. */
export function toScheduled(appointment: Appointment): ScheduledAppointment {
	const date = findKnown(appointment.date)
	const day = date === undefined ? undefined : parseWireDate(date)?.startOf('day')
	const start = timeOn(day, findKnown(appointment.startTime))
	const end = timeOn(day, findKnown(appointment.endTime))
	return {
		appointment,
		start: start ?? day,
		end: end && start && !end.isAfter(start) ? end.add(1, 'day') : end,
		isTimed: start !== undefined,
	}
}

function timeOn(day: Dayjs | undefined, time: string | undefined) {
	if (time?.startsWith('24:')) return day?.add(1, 'day').startOf('day')
	return day && time ? parseWireDate(`${day.format('YYYY-MM-DD')}T${time.slice(0, 5)}`) : undefined
}

/** Appointments can be changed until they start [A104]; without a known start never. */
export function isChangeable({ start, isTimed }: ScheduledAppointment, now: Dayjs) {
	return isTimed && start?.isAfter(now) === true
}

/** A running appointment is not over; without a date it never is. */
export function isOver(plan: ScheduledAppointment, now: Dayjs) {
	return findLastMoment(plan)?.isBefore(now) === true
}

/** The end; assumed where the API sends none, and not before the end of its day where time or end could not be read. */
function findLastMoment({ appointment, start, end, isTimed }: ScheduledAppointment) {
	const dayEnd = start?.endOf('day')
	if (!isTimed) return dayEnd
	const assumed = start?.add(defaultHours, 'hour')
	if (isUnread(appointment.endTime)) return assumed?.isAfter(dayEnd) ? assumed : dayEnd
	return end ?? assumed
}

/** Minutes before the start from which the meeting can be joined by a button. */
const joinMinutes = 30

/**
 * Joining is a button from shortly before the start until the end, and a link for the rest of the day. Undefined when it
 * is over. An unknown time gives a link. @see contract §9
 */
export function findJoinState(plan: ScheduledAppointment, now: Dayjs): 'button' | 'link' | undefined {
	const { start, isTimed } = plan
	if (!start) return 'link'
	// An end at midnight belongs to the day before.
	const lastDay = findLastMoment(plan)?.subtract(1, 'millisecond').endOf('day')
	if (now.isAfter(lastDay)) return undefined
	const isOpen = isTimed && !now.isBefore(start.subtract(joinMinutes, 'minute')) && !isOver(plan, now)
	return isOpen ? 'button' : 'link'
}

/** Upcoming: soonest first, without a date last. Past: latest first. */
export function sortAppointments(plans: readonly ScheduledAppointment[], now: Dayjs) {
	const sorted = [...plans].sort((a, b) => startOf(a) - startOf(b))
	return {
		toCome: sorted.filter((plan) => !isOver(plan, now)),
		over: sorted.filter((plan) => isOver(plan, now)).reverse(),
	}
}

function startOf({ start }: ScheduledAppointment) {
	return start?.valueOf() ?? Number.MAX_VALUE
}

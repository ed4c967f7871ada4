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

/** The API sends `HH:MM` in Amsterdam (contract §6). */
export function toScheduled(appointment: Appointment): ScheduledAppointment {
	const day = appointment.date ? parseWireDate(appointment.date) : undefined
	const start = timeOn(day, appointment.startTime)
	return {
		appointment,
		start: start ?? day,
		end: timeOn(day, appointment.endTime),
		isTimed: start !== undefined,
	}
}

function timeOn(day: Dayjs | undefined, time: string | undefined) {
	return day && time ? parseWireDate(`${day.format('YYYY-MM-DD')}T${time.slice(0, 5)}`) : undefined
}

/** Appointments can be changed until they start [A104]. */
export function isUpcoming({ start }: ScheduledAppointment, now: Dayjs) {
	return start?.isAfter(now) === true
}

/** Running appointments are not over, so that late clients find them. */
export function isOver({ start, end, isTimed }: ScheduledAppointment, now: Dayjs) {
	const last = end ?? (isTimed ? start : start?.endOf('day'))
	return last?.isBefore(now) === true
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

import type { Dayjs } from 'dayjs'
import type { Appointment } from '#app/api/resources/appointment'
import { parseWireDate } from '#app/lib/parse-wire-date'

/** An appointment with its moments on the clock in Amsterdam; absent is what the API does not say. */
export interface ScheduledAppointment {
	one: Appointment
	/** Midnight where only the day is known. */
	start?: Dayjs
	end?: Dayjs
	/** Whether the time it starts is known. */
	isTimed: boolean
}

/** Reads when an appointment is (contract §6: `HH:MM` in Amsterdam). */
export function toScheduled(one: Appointment): ScheduledAppointment {
	const day = one.date ? parseWireDate(one.date) : undefined
	const start = timeOn(day, one.startTime)
	return { one, start: start ?? day, end: timeOn(day, one.endTime), isTimed: start !== undefined }
}

function timeOn(day: Dayjs | undefined, time: string | undefined) {
	return day && time ? parseWireDate(`${day.format('YYYY-MM-DD')}T${time.slice(0, 5)}`) : undefined
}

/** Whether it starts later than now: until then it can be changed [A104]. */
export function isUpcoming({ start }: ScheduledAppointment, now: Dayjs) {
	return start?.isAfter(now) === true
}

/** Whether it has ended; who is late still finds it among those to come. */
export function isOver({ start, end, isTimed }: ScheduledAppointment, now: Dayjs) {
	const last = end ?? (isTimed ? start : start?.endOf('day'))
	return last?.isBefore(now) === true
}

/** Those to come, soonest first and without a date last; those that are over, latest first. */
export function sortAppointments(plans: readonly ScheduledAppointment[], now: Dayjs) {
	const sorted = [...plans].sort((one, other) => startOf(one) - startOf(other))
	return {
		toCome: sorted.filter((plan) => !isOver(plan, now)),
		over: sorted.filter((plan) => isOver(plan, now)).reverse(),
	}
}

function startOf({ start }: ScheduledAppointment) {
	return start?.valueOf() ?? Number.MAX_VALUE
}

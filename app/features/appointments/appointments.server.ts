import type { SerializeFrom } from '@remix-run/node'
import type { Dayjs } from 'dayjs'
import { usableAddress } from '#app/api/addresses.server'
import { appointment, type Appointment } from '#app/api/resources/appointment'
import type { Licence } from '#app/api/resources/licence'
import type { Visit } from '#app/context.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate, formatTime } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'
import { wallClock } from '#app/lib/wall-clock'

/** The first appointment that is still to come, if any [163] [A104]. @see spec 2 §7 GET /api/products/appointments */
export async function findNextAppointment({ api, firm, say }: Visit) {
	const [appointments, { licence }] = await Promise.all([
		api.list('/api/products/appointments', appointment),
		firm(),
	])
	const next = firstAfter(appointments, wallClock(new Date()))
	return next && appointmentView(next, licence, say)
}

/** When an appointment starts, on the clock in Amsterdam; undefined when the API does not say. */
function startOf({ date, startTime }: Appointment) {
	const day = date ? parseWireDate(date) : undefined
	return day && startTime ? parseWireDate(`${day.format('YYYY-MM-DD')}T${startTime.slice(0, 5)}`) : day
}

interface Planned {
	one: Appointment
	start: Dayjs
}

function firstAfter(appointments: readonly Appointment[], moment: Dayjs): Planned | undefined {
	const planned = appointments.flatMap((one) => {
		const start = startOf(one)
		return start?.isAfter(moment) ? [{ one, start }] : []
	})
	return planned.sort((a, b) => a.start.valueOf() - b.start.valueOf())[0]
}

export type AppointmentView = SerializeFrom<typeof appointmentView>

/** An appointment in words, with the button of its online meeting where it has one. */
function appointmentView({ one, start }: Planned, licence: Licence, say: Say) {
	const meeting = meetingOf(one, licence)
	return {
		title: one.label ?? say('dashboard.appointment.title'),
		date: formatDate(start, say.language),
		time:
			one.startTime && one.endTime
				? say('appointments.timeRange', { start: formatTime(start), end: one.endTime.slice(0, 5) })
				: undefined,
		place: one.location,
		person: one.advisorName,
		join: meeting
			? { href: meeting.href, label: say('appointments.join'), newTab: say('dashboard.appointment.newTab') }
			: undefined,
	}
}

/** The address of an online meeting: its flag and a usable address must both be there (spec 2 §2). */
function meetingOf(one: Appointment, { modules }: Licence) {
	return (
		(one.isTrueMeeting && modules.truemeeting !== false ? usableAddress(one.trueMeetingUrl) : undefined) ??
		(one.isGoogleMeet ? usableAddress(one.googleMeetUrl) : undefined) ??
		(one.isTeams ? usableAddress(one.teamsUrl) : undefined)
	)
}

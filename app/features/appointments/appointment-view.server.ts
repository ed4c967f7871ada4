import type { SerializeFrom } from '@remix-run/node'
import { findUsableUrl } from '#app/api/addresses.server'
import type { Appointment } from '#app/api/resources/appointment'
import type { Licence } from '#app/api/resources/licence'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import type { ScheduledAppointment } from './scheduled-appointment'

export type AppointmentView = SerializeFrom<typeof buildAppointmentView>

export function buildAppointmentView({ one, start }: ScheduledAppointment, licence: Licence, say: Say) {
	const [meeting] = listMeetings(one, licence)
	return {
		title: one.label ?? say('dashboard.groups.appointment'),
		date: start && formatDate(start, say.language),
		time: formatTimeRange(one, say),
		location: one.location ?? (meeting ? say('appointments.online') : undefined),
		person: one.advisorName,
		join: meeting && createExternalLink(meeting.href, say('appointments.join'), say),
	}
}

function formatTimeRange({ startTime, endTime }: Appointment, say: Say) {
	if (!startTime) return undefined
	const start = startTime.slice(0, 5)
	return endTime
		? say('appointments.timeRange', { start, end: endTime.slice(0, 5) })
		: say('appointments.timeFrom', { start })
}

/** A meeting needs both the flag and a valid address [353-355]. */
export function listMeetings(one: Appointment, { modules }: Licence) {
	const hasTrueMeeting = one.isTrueMeeting && modules.truemeeting !== false
	const meetings = [
		{ name: 'trueMeeting', url: hasTrueMeeting ? findUsableUrl(one.trueMeetingUrl) : undefined },
		{ name: 'googleMeet', url: one.isGoogleMeet ? findUsableUrl(one.googleMeetUrl) : undefined },
		{ name: 'teams', url: one.isTeams ? findUsableUrl(one.teamsUrl) : undefined },
	] as const
	return meetings.flatMap(({ name, url }) => (url ? [{ name, href: url.href }] : []))
}

export function createExternalLink(href: string, label: string, say: Say) {
	return { href, label, newTab: say('dashboard.appointment.newTab') }
}

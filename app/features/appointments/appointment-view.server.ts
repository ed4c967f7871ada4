import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { findUsableUrl } from '#app/api/addresses.server'
import type { Appointment } from '#app/api/resources/appointment'
import type { Licence } from '#app/api/resources/licence'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import type { ScheduledAppointment } from '#app/products/scheduled-appointment'

export type AppointmentView = SerializeFrom<typeof buildAppointmentView>

export function buildAppointmentView(
	{ appointment, start }: ScheduledAppointment,
	licence: Licence,
	say: Say,
) {
	const [meeting] = listMeetings(appointment, licence)
	return {
		title: appointment.label ?? say('dashboard.groups.appointment'),
		date: start ? formatDate(start, say.language) : describeMissingDate(appointment, say),
		time: formatTimeRange(appointment, say),
		location: appointment.location ?? describePlace(appointment, meeting !== undefined, say),
		person: appointment.advisorName,
		join: meeting && createExternalLink(meeting.href, say('appointments.join'), say),
	}
}

/** A flag of a meeting that could not be read may be on. */
function describePlace({ isTrueMeeting, isGoogleMeet, isTeams }: Appointment, isOnline: boolean, say: Say) {
	if (isOnline) return say('appointments.online')
	return hasUnread({ isTrueMeeting, isGoogleMeet, isTeams }) ? say('unread.place') : undefined
}

function describeMissingDate({ date }: Appointment, say: Say) {
	return isUnread(date) ? say('appointments.dateUnknown') : say('appointments.dateToFollow')
}

function formatTimeRange({ startTime, endTime: end }: Appointment, say: Say) {
	if (isUnread(startTime)) return say('unread.time')
	const endTime = findKnown(end)
	if (!startTime) return endTime && say('appointments.timeUntil', { end: endTime.slice(0, 5) })
	const start = startTime.slice(0, 5)
	return endTime
		? say('appointments.timeRange', { start, end: endTime.slice(0, 5) })
		: say('appointments.timeFrom', { start })
}

/** A meeting needs both the flag and a valid address [353-355]. */
export function listMeetings(appointment: Appointment, { modules }: Licence) {
	const hasTrueMeeting = appointment.isTrueMeeting === true && modules.truemeeting !== false
	const meetings = [
		{ name: 'trueMeeting', url: hasTrueMeeting ? findUsableUrl(appointment.trueMeetingUrl) : undefined },
		{
			name: 'googleMeet',
			url: appointment.isGoogleMeet === true ? findUsableUrl(appointment.googleMeetUrl) : undefined,
		},
		{ name: 'teams', url: appointment.isTeams === true ? findUsableUrl(appointment.teamsUrl) : undefined },
	] as const
	return meetings.flatMap(({ name, url }) => (url ? [{ name, href: url.href }] : []))
}

export function createExternalLink(href: string, label: string, say: Say) {
	return { href, label, newTab: say('dashboard.appointment.newTab') }
}

import { findKnown, hasUnread, isUnread, unread } from '#app/lib/unread'
import type { SerializeFrom } from '@remix-run/node'
import { findUsableUrl } from '#app/api/addresses.server'
import type { Appointment } from '#app/api/resources/appointment'
import type { Licence } from '#app/api/resources/licence'
import type { Say } from '#app/i18n/say.server'
import { formatDay } from '#app/lib/format-date'
import { describeDistance } from '#app/products/period'
import { toWallClock } from '#app/lib/wall-clock'
import { describeUnlabelledText } from '#app/products/facts'
import { findJoinState, type ScheduledAppointment } from '#app/products/scheduled-appointment'

export type AppointmentView = SerializeFrom<typeof buildAppointmentView>

export function buildAppointmentView(plan: ScheduledAppointment, licence: Licence, say: Say) {
	const { appointment, start } = plan
	const now = toWallClock(new Date())
	const [meeting] = listMeetings(appointment, licence)
	const online = meeting && say('appointments.online')
	const state = findJoinState(plan, now)
	return {
		title: appointment.label ?? say('dashboard.groups.appointment'),
		date: start ? formatDay(start, say.language) : describeMissingDate(appointment, say),
		away: start && describeDistance(start, now, say),
		time: formatTimeRange(appointment, say),
		location: describePlace(appointment, listLostMeetings(appointment, licence).length > 0, say) ?? online,
		person: describeUnlabelledText(say('appointments.advisor'), appointment.advisorName, say),
		join:
			meeting && state
				? { ...createExternalLink(meeting.href, say('appointments.join'), say), isButton: state === 'button' }
				: undefined,
	}
}

/** "dinsdag 3 maart 2026, over 6 dagen" */
export function describeWhen({ date, away }: Pick<AppointmentView, 'away' | 'date'>) {
	return [date, away].filter(Boolean).join(', ')
}

/** A flag of a meeting that could not be read may be on; a meeting whose address could not be read is online. */
function describePlace(appointment: Appointment, isMeetingLost: boolean, say: Say) {
	const { location, isTrueMeeting, isGoogleMeet, isTeams } = appointment
	const online = isMeetingLost ? describeUnlabelledText(say('appointments.online'), unread, say) : undefined
	if (isUnread(location)) return [say('unread.place'), online].filter(Boolean).join(' · ')
	if (location || online) return [location, online].filter(Boolean).join(' · ')
	return hasUnread({ isTrueMeeting, isGoogleMeet, isTeams }) ? say('unread.place') : undefined
}

function describeMissingDate({ date }: Appointment, say: Say) {
	return isUnread(date) ? say('appointments.dateUnknown') : say('appointments.dateToFollow')
}

function formatTimeRange({ startTime, endTime }: Appointment, say: Say) {
	if (isUnread(startTime)) return say('unread.time')
	const start = startTime?.slice(0, 5)
	if (isUnread(endTime))
		return [start && say('appointments.timeFrom', { start }), say('unread.end')].filter(Boolean).join(' · ')
	const end = endTime?.slice(0, 5)
	if (!start) return end && say('appointments.timeUntil', { end })
	return end ? say('appointments.timeRange', { start, end }) : say('appointments.timeFrom', { start })
}

/** A meeting needs both the flag and a valid address [353-355]. */
export function listMeetings(appointment: Appointment, licence: Licence) {
	return listSwitchedOn(appointment, licence).flatMap(({ name, read }) => {
		const url = findUsableUrl(findKnown(read))
		return url ? [{ name, href: url.href }] : []
	})
}

function listLostMeetings(appointment: Appointment, licence: Licence) {
	return listSwitchedOn(appointment, licence).filter(({ read }) => isUnread(read))
}

function listSwitchedOn(appointment: Appointment, { modules }: Licence) {
	const { isTrueMeeting, isGoogleMeet, isTeams, trueMeetingUrl, googleMeetUrl, teamsUrl } = appointment
	const meetings = [
		{
			name: 'trueMeeting',
			isOn: isTrueMeeting === true && modules.truemeeting !== false,
			read: trueMeetingUrl,
		},
		{ name: 'googleMeet', isOn: isGoogleMeet === true, read: googleMeetUrl },
		{ name: 'teams', isOn: isTeams === true, read: teamsUrl },
	] as const
	return meetings.filter(({ isOn }) => isOn)
}

export function createExternalLink(href: string, label: string, say: Say) {
	return { href, label, newTab: say('dashboard.appointment.newTab') }
}

import type { z } from 'zod/v4'
import { flag, id, record, text } from '#app/api/wire'
import { actionCounter } from './product'

/** @see [193] */
export const appointment = record({
	id,
	label: text,
	type: text,
	startTime: text,
	endTime: text,
	date: text,
	location: text,
	advisorName: text,
	isTrueMeeting: flag,
	trueMeetingUrl: text,
	isGoogleMeet: flag,
	googleMeetUrl: text,
	isTeams: flag,
	teamsUrl: text,
	editUrl: text,
	cancelUrl: text,
	actionCounter,
})
export type Appointment = z.output<typeof appointment>

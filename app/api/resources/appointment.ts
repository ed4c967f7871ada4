import { date } from '#app/api/dates'
import { textIfKnown, text, timeOfDay, id, flag } from '#app/api/leaves'
import { defineObject } from '#app/api/wire'
import type { Output } from '#app/api/reader'
import { actionCounterSchema } from './product'

/** @see [193] */
export const appointmentSchema = defineObject({
	id,
	label: textIfKnown,
	type: text,
	startTime: timeOfDay,
	endTime: timeOfDay,
	date,
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
	actionCounter: actionCounterSchema,
})
export type Appointment = Output<typeof appointmentSchema>

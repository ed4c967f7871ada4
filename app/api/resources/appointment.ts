import { date } from '#app/api/dates'
import { flag, id, longText, text, textIfKnown, timeOfDay } from '#app/api/leaves'
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
	trueMeetingUrl: longText,
	isGoogleMeet: flag,
	googleMeetUrl: longText,
	isTeams: flag,
	teamsUrl: longText,
	editUrl: longText,
	cancelUrl: longText,
	actionCounter: actionCounterSchema,
})
export type Appointment = Output<typeof appointmentSchema>

import type { z } from 'zod/v4'
import { flag, id, defineObject, text, timeOfDay } from '#app/api/wire'
import { actionCounterSchema } from './product'

/** @see [193] */
export const appointmentSchema = defineObject({
	id,
	label: text,
	type: text,
	startTime: timeOfDay,
	endTime: timeOfDay,
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
	actionCounter: actionCounterSchema,
})
export type Appointment = z.output<typeof appointmentSchema>

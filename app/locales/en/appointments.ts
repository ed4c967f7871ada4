import type { appointments as dutch } from '#app/locales/nl/appointments'

export const appointments: typeof dutch = {
	title: 'Appointments',
	purpose: 'Your appointments with us.',
	none: 'No appointment is planned.',
	date: 'Date',
	time: 'Time',
	timeRange: '{{start}} to {{end}}',
	location: 'Place',
	online: 'Online',
	advisor: 'Advisor',
	join: 'Start the conversation',
}

import type { timeline as dutch } from '#app/locales/nl/timeline'

export const timeline: typeof dutch = {
	title: 'Timeline',
	purpose:
		'We put this timeline together from the dates of tasks, appointments and invoices. Something may be missing.',
	ahead: 'Coming up',
	link: 'See the timeline',
	none: 'There is nothing on your timeline yet.',
	kinds: { asked: 'Asked', done: 'Done', planned: 'Planned appointment', met: 'Appointment' },
	action: 'Task',
	appointment: 'Appointment',
	invoice: 'Invoice',
	numbered: 'Invoice {{number}}',
	missing: {
		actions: 'The tasks are missing for now. We cannot retrieve them.',
		appointments: 'The appointments are missing for now. We cannot retrieve them.',
		invoices: 'The invoices are missing for now. We cannot retrieve them.',
	},
}

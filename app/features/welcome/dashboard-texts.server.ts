import type { Say } from '#app/i18n/say.server'

/** The dashboard's own words; `open` is the number of open actions, absent when they could not be fetched. */
export function dashboardTexts(say: Say, open: number | undefined) {
	const { couldNotLoad, documents, dossier, appointment } = say.table('dashboard')
	return {
		title: say('dashboard.title'),
		texts: {
			actions: say('dashboard.actions.title'),
			actionsPurpose: open ? say('dashboard.actions.purpose', { count: open }) : undefined,
			noActions: say('dashboard.actions.none'),
			documents: documents.title,
			noDocuments: documents.none,
			dossier: dossier.title,
			noDossier: dossier.none,
			advisors: say('dashboard.advisors.title'),
			appointment: appointment.title,
			noAppointment: appointment.none,
			partner: say('dashboard.partner.title'),
			announcements: say('dashboard.announcements'),
		},
		missing: {
			actions: couldNotLoad.actions,
			documents: couldNotLoad.documents,
			dossier: couldNotLoad.dossier,
			advisors: couldNotLoad.advisors,
			appointment: couldNotLoad.appointment,
			partner: couldNotLoad.partner,
		},
	}
}

/** The link that shows a long list whole; none when nothing is hidden. */
export function moreLink(hidden: number, say: Say) {
	return hidden > 0
		? { href: '?show=all', label: say('dashboard.actions.more', { count: hidden }) }
		: undefined
}

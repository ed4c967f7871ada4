import type { Say } from '#app/i18n/say.server'

/** The dashboard's own words; `open` is the number of open actions, absent when they could not be fetched. */
export function dashboardTexts(say: Say, open: number | undefined) {
	const { couldNotLoad, documents, dossier, appointment, ...table } = say.table('dashboard')
	return {
		title: table.title,
		texts: {
			welcome: { announcementsTitle: table.announcements },
			actions: {
				title: table.actions.title,
				purpose: open ? say('dashboard.actions.purpose', { count: open }) : undefined,
				none: table.actions.none,
			},
			documents: { title: documents.title, none: documents.none },
			dossier: { title: dossier.title, none: dossier.none },
			advisors: { title: table.advisors.title },
			appointment: { title: appointment.title, none: appointment.none },
			partner: { title: table.partner.title },
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

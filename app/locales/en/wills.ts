import type { wills as dutch } from '#app/locales/nl/wills'

export const wills: typeof dutch = {
	none: 'You have no advice on a will through us.',
	purpose: 'This is our advice on wills, and where it stands.',
	notary: 'Notary',
	woz: 'WOZ value',
	status: 'Status',
	list: {
		title: 'Wills',
		none: 'There is no will in this advice yet.',
		name: 'Will',
		owner: 'Of',
		start: 'Start date',
	},
}

import type { purchaseIntentions as dutch } from '#app/locales/nl/purchase-intentions'

export const purchaseIntentions: typeof dutch = {
	timeline: 'Progress',
	none: 'You have no purchase plan through us.',
	intro: 'See what home we are looking for, where your plan stands and which homes fit it.',
	profile: {
		title: 'Search profile',
		objectType: 'Kind of home',
		budget: 'Budget',
		budgetRange: '{{from}} to {{to}}',
		budgetFrom: 'From {{from}}',
		budgetTo: 'Up to {{to}}',
		state: 'Status',
		buyerProfile: 'Buyer profile',
	},
	houses: {
		title: 'Homes found',
		none: 'We have not found a home that fits yet.',
		unnamed: 'Home',
		seen: 'Seen',
		fresh: 'New',
		price: 'Asking price',
		buildType: 'Build',
		objectType: 'Kind',
		objectSurface: 'Living area',
		groundSurface: 'Plot',
		found: 'Found on',
		surface: '{{surface}} m²',
		newTab: '(opens in a new tab)',
	},
}

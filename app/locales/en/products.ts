import type { products as dutch } from '#app/locales/nl/products'

export const products: typeof dutch = {
	back: 'Back to {{list}}',
	numbered: '{{kind}} {{number}} of {{count}}',
	noActions: 'You have nothing to do here now.',
	documents: 'Documents',
	amountPer: '{{amount}} {{period}}',
	period: {
		month: 'per month',
		quarter: 'per quarter',
		halfYear: 'per half year',
		year: 'per year',
		custom_one: 'per {{count}} month',
		custom_other: 'per {{count}} months',
	},
	timeline: { done: 'Done', now: 'Now', later: 'Later' },
}

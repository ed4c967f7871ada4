import type { marketValue as dutch } from '#app/locales/nl/market-value'

export const marketValue: typeof dutch = {
	purpose: 'Tell us what the house is worth now. We then work with the right amount.',
	address: 'Address of the house',
	current: 'Value that we know now',
	unknown: 'Unknown',
	questions: {
		basedOn: { label: 'What is the new value based on?' },
		marketValue: { label: 'New value in euros', hint: 'For example 385.000' },
		marketValueDate: { label: 'On which date was this value determined?' },
	},
	sends: 'This button sends us the value, the date and the basis.',
	submit: 'Send the value',
	saved: 'The new value has been saved.',
	receipt: 'New value of the house',
	next: 'From now on we work with this value. If that changes our advice, we will contact you.',
}

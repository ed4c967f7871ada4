import type { marketValue as dutch } from '#app/locales/nl/market-value'

export const marketValue: typeof dutch = {
	purpose: 'Tell us what your home is worth now. We then work with the right amount.',
	address: 'Address of your home',
	current: 'Value in our records now',
	unknown: 'Unknown',
	basis: 'Based on',
	date: 'Date of this value',
	questions: {
		isRight: { label: 'Is this right?' },
		basedOn: { label: 'What is the new value based on?' },
		marketValue: { label: 'New value in euros', hint: 'For example 385.000' },
		marketValueDate: { label: 'What is the date of this value?' },
	},
	answers: { isRight: { yes: 'Yes', no: 'No' } },
	contradiction: 'You filled in something else below. Choose No to send that.',
	unchanged: 'You chose No, but changed nothing. Change what is not right below.',
	sends: 'This button sends us the value, the date and the basis.',
	submit: 'Send the value',
	saved: 'We have saved the new value.',
	confirmed: 'We have noted that the value is right.',
	receipt: 'New value of your home',
	receiptRight: 'The value of your home is right',
	next: 'From now on we work with this value. If that changes our advice, we will contact you.',
}

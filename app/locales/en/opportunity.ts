import type { opportunity as dutch } from '#app/locales/nl/opportunity'

export const opportunity: typeof dutch = {
	purpose: {
		amount: 'We see a chance to save on your mortgage. Tell us whether we may work it out.',
		words: 'We see a chance to improve your mortgage. Tell us whether we may work it out.',
	},
	measure: { about: 'about', atMost: 'at most', atLeast: 'at least' },
	period: {
		MONTHLY: 'per month',
		ANNUALLY: 'per year',
		REMAINING_DURATION: 'over the remaining term',
	},
	question: 'May we work this out?',
	options: {
		yes: 'Yes, I want to know more about it',
		future_date: 'Yes, but later',
		custom_amount: 'Only for a different amount',
		no: 'No, I do not want this',
	},
	date: 'From what date may we bring this up again?',
	amount: 'From what amount in euros is a saving worth it to you?',
	amountHint: 'For example 100',
	periodOfAmount: 'What period is that for?',
	incomplete: 'All required fields must be filled in correctly.',
	sends: 'This button sends us your answer.',
	submit: 'Send your answer',
	sent: 'We have received your answer about the saving.',
	mortgage: 'Mortgage',
	explanation: 'Our explanation',
	receipt: 'Answer about a saving',
	answer: 'Answer',
	notOffered: 'This answer is no longer available.',
	notBefore: 'Not before',
	from: 'Saving from',
	next: {
		yes: 'We will work this out and contact you.',
		future_date: 'Until that date we will not bring this up again.',
		custom_amount: 'We will contact you when this saving is possible.',
		no: 'We will not work out this saving.',
	},
}

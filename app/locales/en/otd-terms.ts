import type { otdTerms as dutch } from '#app/locales/nl/otd-terms'

export const otdTerms: typeof dutch = {
	title: 'Terms of the service agreement',
	purpose: 'Read the text. The button to agree is below it.',
	chapters: {
		assignment: {
			title: 'The service agreement',
			text: 'The service agreement starts on the day you sign it. We do the work with care and follow the law.',
		},
		payment: {
			title: 'Payment',
			text: 'You pay an invoice within 14 days. You can reverse a direct debit at your bank within 8 weeks.',
		},
		late: {
			title: 'Late payment',
			text: 'After a reminder you have at least 30 days to pay. After that we add collection costs of at least 15% of the amount.',
		},
		ending: {
			title: 'Ending the service agreement',
			text: 'You and we can end the service agreement at any time. The notice period is 14 days.',
		},
		complaints: {
			title: 'Complaints',
			text: 'Tell us about a complaint about our work within 60 days. About an invoice, tell us within 14 days.',
		},
		claims: { title: 'Claims', text: 'A claim against us expires after two years.' },
		privacy: {
			title: 'Personal data',
			text: 'We use your data for this service agreement only. We keep it no longer than needed.',
		},
	},
	agree: 'I agree to the terms',
	agreed:
		'You agree to the terms. This counts until you sign out. We only save your agreement once you sign.',
	back: 'Back to the service agreement',
	area: 'Text of the terms',
	toEnd: 'To the end',
	end: 'End of the terms',
	close: 'Close',
	wait: 'You can agree once you have seen the end of the text.',
	ready: 'You have seen the text to its end. You can agree now.',
}

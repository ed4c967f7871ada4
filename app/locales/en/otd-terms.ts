import type { otdTerms as dutch } from '#app/locales/nl/otd-terms'

export const otdTerms: typeof dutch = {
	title: 'Terms of the assignment',
	purpose: 'The button to agree is below the text.',
	chapters: {
		assignment: {
			title: 'The assignment',
			text: 'The assignment starts on the day it is signed. We do the work with care and follow the law.',
		},
		payment: {
			title: 'Payment',
			text: 'An invoice has to be paid within 14 days. A direct debit can be reversed at the bank within 8 weeks.',
		},
		late: {
			title: 'Late payment',
			text: 'After a reminder there is a period of at least 30 days to pay. After that collection costs of at least 15% of the amount are added.',
		},
		ending: {
			title: 'Ending the assignment',
			text: 'The client and the firm can end the assignment at any time. The notice period is 14 days.',
		},
		complaints: {
			title: 'Complaints',
			text: 'A complaint about our work has to reach us within 60 days. A complaint about an invoice has to reach us within 14 days.',
		},
		claims: { title: 'Claims', text: 'A claim against us expires after two years.' },
		privacy: {
			title: 'Personal data',
			text: 'We use personal data for this assignment only. We keep it no longer than needed.',
		},
	},
	agree: 'I agree to the terms',
	agreed: 'The agreement to the terms has been kept.',
	back: 'Back to the assignment',
	toEnd: 'To the end',
	end: 'End of the terms',
	close: 'Close',
	wait: 'Agreeing is possible once the end of the text has been in view.',
	ready: 'The text has been in view up to its end. Agreeing is possible now.',
}

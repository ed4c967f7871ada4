import type { conditionsPrecedent as dutch } from '#app/locales/nl/conditions-precedent'

export const conditionsPrecedent: typeof dutch = {
	purpose:
		'You can withdraw from the purchase without a penalty up to and including this date. You will find it in the purchase agreement.',
	comment: 'Comment from your adviser',
	questions: { dateConditionsPrecedent: { label: 'Until what date do the cancellation conditions apply?' } },
	sends: 'This button sends us the date.',
	submit: 'Send the date',
	sent: 'We have received the date of the cancellation conditions.',
	receipt: 'Date of the cancellation conditions',
	mortgage: 'Mortgage',
	day: 'Valid up to and including',
	next: 'We keep an eye on this date. If something has to happen before then, we will contact you.',
}

import type { conditionsPrecedent as dutch } from '#app/locales/nl/conditions-precedent'

export const conditionsPrecedent: typeof dutch = {
	purpose:
		'Until the end of this date you can stop the purchase without a penalty. It is in the purchase agreement.',
	comment: 'Comment from your adviser',
	questions: { dateConditionsPrecedent: { label: 'Until what date do the conditions precedent apply?' } },
	sends: 'This button sends us the date.',
	submit: 'Send the date',
	sent: 'We have received the date of the conditions precedent.',
	receipt: 'Date of the conditions precedent',
	mortgage: 'Mortgage',
	day: 'Valid up to and including',
	next: 'We keep an eye on this date. If something has to happen before then, we will contact you.',
}

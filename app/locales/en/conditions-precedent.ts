import type { conditionsPrecedent as dutch } from '#app/locales/nl/conditions-precedent'

export const conditionsPrecedent: typeof dutch = {
	purpose:
		'Up to and including this date the purchase can stop without a penalty. The purchase agreement tells the date.',
	comment: 'Remark from the advisor',
	questions: { dateConditionsPrecedent: { label: 'Up to which date do the conditions precedent apply?' } },
	sends: 'This button sends us the date.',
	submit: 'Send the date',
	sent: 'The date of the conditions precedent has been sent.',
	receipt: 'Date of the conditions precedent',
	mortgage: 'Mortgage',
	day: 'Valid up to and including',
	next: 'We keep an eye on this date. If something has to happen before it, we will contact you.',
}

import type { feedback as dutch } from '#app/locales/nl/feedback'

export const feedback: typeof dutch = {
	waiting: { title: 'Processing feedback...', link: 'See whether your feedback has been processed' },
	ask: {
		title: 'Do you want to send this rating?',
		text: 'You chose {{score}}. We do not have that rating yet.',
		unknown: 'You chose {{score}}. We cannot see at the moment if we already have that rating.',
		submit: 'Send your rating',
	},
	about: 'Your answer shows us what we can do better.',
	contact: { text: 'Do you have a question?', link: 'How to reach us' },
	given: 'You gave us {{score}}.',
	change: {
		link: 'Choose another score',
		title: 'Which score would you give us?',
		keep: 'Back, without changing the score',
	},
	followUp: { title: 'Question about your rating' },
	freeAnswer: {
		title: 'About your rating',
		label: 'Give your feedback here',
		submit: 'Send',
		required: 'fill in all fields',
	},
	unsent: {
		title: 'Your rating was not sent',
		text: 'We cannot read this link. Click your score in the email once more, or tell us what you think.',
	},
	late: 'This answer was not sent. The question has already been answered, perhaps in another window. The earlier answer counts.',
	changed:
		'This answer was not sent. You have given us another score in the meantime. Below is the question that goes with it.',
	thanks: {
		title: 'Thank you for giving feedback!',
		text: 'That is all. You can close this page now.',
	},
}

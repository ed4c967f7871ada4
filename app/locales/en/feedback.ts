import type { feedback as dutch } from '#app/locales/nl/feedback'

export const feedback: typeof dutch = {
	waiting: { title: 'Processing feedback...', link: 'See whether the feedback has been processed' },
	ask: {
		title: 'Pass on this rating?',
		text: 'The rating chosen is {{score}}. It has not been passed on yet.',
		submit: 'Pass on the rating',
	},
	followUp: { title: 'Question about the rating' },
	freeAnswer: {
		title: 'About the rating',
		label: 'Give your feedback here',
		submit: 'Send',
		required: 'fill in all fields',
	},
	thanks: {
		title: 'Thank you for giving feedback!',
		text: 'That was all. This page can be closed now.',
	},
}

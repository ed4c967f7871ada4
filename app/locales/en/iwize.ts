import type { iwize as dutch } from '#app/locales/nl/iwize'

export const iwize: typeof dutch = {
	title: 'Collect details with iWize',
	purpose: 'The iWize form collects details from the government. That takes less than 5 minutes.',
	frame: 'Form of iWize',
	fallback: {
		title: 'Is it not working?',
		text: 'Does no form appear? Then this way does not work in this browser. Filling it in by hand always works.',
		link: 'Fill in everything by hand',
	},
	other: 'Choose another way',
	again: {
		title: 'Not sent yet',
		text: 'The details of the form are still here.',
		submit: 'Send the details',
	},
	unreadable: 'We could not read these details. Start again or fill in everything by hand.',
	receipt: 'Details collected with iWize',
	source: 'Collected through',
	next: 'The advisor looks at the details and gets in touch if something is missing.',
}

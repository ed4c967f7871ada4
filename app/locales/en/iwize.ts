import type { iwize as dutch } from '#app/locales/nl/iwize'

export const iwize: typeof dutch = {
	title: 'Collect details with iWize',
	purpose: 'The iWize form collects your details from the government. That takes less than 5 minutes.',
	frame: 'iWize form',
	own: 'Open the form in its own window',
	fallback: {
		title: 'Is it not working?',
		text: 'Does no form appear? Then iWize does not work in your browser. You can always fill in everything by hand.',
		link: 'Fill in everything by hand',
	},
	other: 'Choose another way',
	again: {
		title: 'Not sent yet',
		text: 'Your details from the form are still here.',
		submit: 'Send your details',
	},
	unreadable: 'We could not read your details. Start again or fill in everything by hand.',
	receipt: 'Details collected with iWize',
	source: 'Collected through',
	next: 'Your adviser looks at the details and contacts you if something is missing.',
}

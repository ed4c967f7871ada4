import type { preferences as dutch } from '#app/locales/nl/preferences'

export const preferences: typeof dutch = {
	title: 'Preferences',
	purpose: 'Choose how you like to read this site. Your choices apply only in this browser.',
	language: 'In which language do you prefer to read this site?',
	questions: {
		size: {
			label: 'How large do you want the text?',
			answers: { usual: 'Normal', large: 'Larger', larger: 'Even larger' },
		},
		contrast: {
			label: 'How strong do you want the colours?',
			answers: { usual: 'Normal', more: 'More contrast' },
		},
		notices: {
			label: 'How long should a message stay?',
			answers: { usual: '3 seconds', long: '30 seconds', stay: 'Until I close it' },
		},
		scripts: {
			label: 'Which version of this site do you want to see?',
			answers: { on: 'The normal version', off: 'The simple version, for old and slow devices' },
		},
	},
	submit: 'Save your preferences',
	keeps: 'This button saves your choices in this browser for a year.',
	saved: 'Your preferences have been saved.',
}

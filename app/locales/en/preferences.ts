import type { preferences as dutch } from '#app/locales/nl/preferences'

export const preferences: typeof dutch = {
	title: 'Preferences',
	purpose: 'How this site reads best. The choices hold in this browser alone.',
	language: 'In which language does this site read best?',
	questions: {
		size: {
			label: 'How large is the text?',
			answers: { usual: 'Usual', large: 'Larger', larger: 'Larger still' },
		},
		contrast: { label: 'How strong are the colours?', answers: { usual: 'Usual', more: 'More contrast' } },
		notices: {
			label: 'How long does a notice stay?',
			answers: { usual: '3 seconds', long: '30 seconds', stay: 'Until I close it' },
		},
		scripts: {
			label: 'Which version of this site?',
			answers: { usual: 'The usual version', off: 'The simple version, for old and slow devices' },
		},
	},
	submit: 'Keep the preferences',
	keeps: 'With this button this browser keeps the choices for a year.',
	saved: 'The preferences are kept.',
}

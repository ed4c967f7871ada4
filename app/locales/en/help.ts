import type { help as dutch } from '#app/locales/nl/help'

export const help: typeof dutch = {
	title: 'Help',
	purpose: 'Here is how to reach us and where more is explained.',
	contact: {
		title: 'Contact us',
		unknown: 'Our contact details are in our letters and e-mails.',
	},
	login: {
		title: 'Is logging in not working?',
		lines: {
			spelling: 'Check the e-mail address and the password. Capitals and small letters count.',
			forgotten: 'Is the password forgotten? The link below is for choosing a new one.',
			often: 'Was it tried too often? Then wait a while and try again.',
			code: 'Is the code not right? Check the clock of the phone.',
			call: 'Does it still not work? Call or mail us.',
		},
		forgot: 'Choose a new password',
	},
	more: {
		title: 'More help on this site',
		glossary: { label: 'Glossary', text: 'Difficult words explained.' },
		preferences: { label: 'Preferences', text: 'Larger text, more contrast and messages that stay longer.' },
		simpleVersion: {
			label: 'Simple version',
			text: 'Also works on old and slow devices. It is chosen with the preferences.',
		},
		accessibility: {
			label: 'Accessibility',
			text: 'How well this site works for everybody, and where complaints can go.',
		},
		privacy: { label: 'Privacy', text: 'What is kept of a visit.' },
	},
}

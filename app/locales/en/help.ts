import type { help as dutch } from '#app/locales/nl/help'

export const help: typeof dutch = {
	title: 'Help',
	purpose: 'Find out how to reach us and where to read more.',
	contact: {
		title: 'Contact us',
		unknown: 'You will find our contact details in our letters and emails.',
	},
	login: {
		title: 'Can’t sign in?',
		lines: {
			spelling: 'Check your email address and your password. Capital and small letters make a difference.',
			forgotten: 'Have you forgotten your password? Choose a new one with the link below.',
			often: 'Have you tried too many times? Then wait a while and try again.',
			code: 'Is your code not accepted? Check that the clock on your phone is right.',
			call: 'Does it still not work? Call or email us.',
		},
		forgot: 'Choose a new password',
	},
	more: {
		title: 'More help on this site',
		glossary: { label: 'Glossary', text: 'Difficult words explained.' },
		preferences: { label: 'Preferences', text: 'Larger text, more contrast and messages that stay longer.' },
		simpleVersion: {
			label: 'Simple version',
			text: 'Also works on old and slow devices. You choose it under Preferences.',
		},
		accessibility: {
			label: 'Accessibility',
			text: 'How well this site works for everyone, and where to complain.',
		},
		privacy: { label: 'Privacy', text: 'What we keep about your visit.' },
	},
}

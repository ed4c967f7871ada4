import type { privacy as dutch } from '#app/locales/nl/privacy'

export const privacy: typeof dutch = {
	title: 'Privacy and cookies',
	purpose: 'What is kept of a visit in the browser and by us. There are no cookies that follow anyone.',
	columns: { what: 'What', why: 'What for', life: 'How long' },
	orAtMost: '{{usual}}, at most {{most}}',
	hours_one: '1 hour',
	hours_other: '{{count}} hours',
	days_one: '1 day',
	days_other: '{{count}} days',
	months_one: '1 month',
	months_other: '{{count}} months',
	cookies: {
		title: 'Cookies in the browser',
		purpose: 'They are needed to make the site work. No other site can read them.',
	},
	server: {
		title: 'What we keep',
		purpose: 'Everything is encrypted. The data of the dossier itself are in the system of the firm.',
	},
	parts: {
		session: {
			what: 'accelerate, or __Host-accelerate',
			why: 'A number by which the site knows who is signed in. Each visit starts its time again.',
		},
		priority: {
			what: 'priority, or __Host-priority',
			why: 'A sign that someone is signed in. When it is very busy, forms of clients go first.',
		},
		loginTarget: {
			what: 'login-target, or __Host-login-target',
			why: 'The page that someone wanted to open. It opens after the login.',
		},
		preferences: {
			what: 'preferences, or __Host-preferences',
			why: 'The choices of the page Preferences, and the chosen branch.',
		},
		device: {
			what: 'device, or __Host-device',
			why: 'A sealed mark that someone signed in here. If a stranger guesses at a password, the way in from this device stays open.',
		},
		visit: { what: 'The data of signing in', why: 'They keep someone signed in, and let notices arrive.' },
		drafts: { what: 'What is half filled in', why: 'It lets someone go on later, also on another device.' },
		sent: { what: 'That a form was sent', why: 'Nothing is sent twice by accident.' },
		receipts: { what: 'Receipts of what was sent', why: 'They tell later what was sent.' },
		earlier: {
			what: 'The answers of the last mortgage check',
			why: 'Not everything has to be filled in again a year later.',
		},
		lastSeen: { what: 'When the overview was last opened', why: 'What is new is marked as new.' },
		guesses: {
			what: 'Failed attempts to sign in, with the internet address',
			why: 'Nobody can guess at a password or code without end.',
		},
		loginNames: {
			what: 'Which client a login name belongs to',
			why: 'Tries at two names of one client count together.',
		},
	},
}

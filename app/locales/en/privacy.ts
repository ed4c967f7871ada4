import type { privacy as dutch } from '#app/locales/nl/privacy'

export const privacy: typeof dutch = {
	title: 'Privacy and cookies',
	purpose: 'What your browser and we keep about your visit. We use no cookies to follow you.',
	columns: { what: 'What', why: 'Why', life: 'How long' },
	orAtMost: '{{usual}}, at most {{most}}',
	minutes_one: '1 minute',
	minutes_other: '{{count}} minutes',
	hours_one: '1 hour',
	hours_other: '{{count}} hours',
	days_one: '1 day',
	days_other: '{{count}} days',
	months_one: '1 month',
	months_other: '{{count}} months',
	cookies: {
		title: 'Cookies in your browser',
		purpose: 'The site needs them to work. No other site can read them.',
	},
	server: {
		title: 'What we keep',
		purpose: 'The data in your dossier itself is in our office’s system.',
	},
	left: {
		title: 'What stays in your browser after you sign out',
		purpose:
			'This does not include data from your dossier. Your browser may still show it for as long as it is open.',
	},
	untilRemoved: 'Until you or your browser removes it',
	untilClosed: 'Until you close the browser',
	parts: {
		leftCookies: {
			what: 'The cookies preferences and device',
			why: 'They let this device remember your preferences. And you can still sign in here when someone else tries to guess your password.',
		},
		leftFiles: {
			what: 'Fonts, styles and the pages for when you are offline',
			why: 'They make the site open faster. They are the same for everyone.',
		},
		leftHistory: {
			what: 'Addresses and titles of pages, in the history of your browser',
			why: 'Your browser remembers where you were. On a shared computer? Clear the history afterwards.',
		},
		session: {
			what: 'accelerate, or __Host-accelerate',
			why: 'A number that lets the site recognise you after you sign in. The time starts again each time you open a page.',
		},
		priority: {
			what: 'priority, or __Host-priority',
			why: 'A sign that you are signed in. When it is very busy, clients’ forms go first.',
		},
		loginTarget: {
			what: 'login-target, or __Host-login-target',
			why: 'The page you wanted to open. It opens after you sign in.',
		},
		refusedCookie: {
			what: 'refused-form, or __Host-refused-form',
			why: 'If you were not signed in and your form was not right yet, your browser keeps what you filled in. Only we can read it. So it is still there when you go back.',
		},
		guestKey: {
			what: 'guest, or __Host-guest',
			why: 'A number by which only this browser finds what you send without signing in.',
		},
		preferences: {
			what: 'preferences, or __Host-preferences',
			why: 'Your choices on the Preferences page, and the branch you chose.',
		},
		device: {
			what: 'device, or __Host-device',
			why: 'It tells us that you signed in on this device before. If someone else tries to guess your password, you can still sign in here. And what you partly filled in without signing in is found here again.',
		},
		visit: { what: 'Your sign-in data', why: 'It keeps you signed in, and lets you see our messages.' },
		drafts: {
			what: 'Forms you have partly filled in',
			why: 'So you can continue later. If you sign in, on another device too.',
		},
		refused: {
			what: 'A form that was not right yet',
			why: 'So what you filled in is still there when you go back or reload the page.',
		},
		sent: { what: 'The fact that you sent a form', why: 'So you do not send anything twice by accident.' },
		receipts: {
			what: 'Receipts of what you sent',
			why: 'With your name, the time, what it said, how you signed in and checksums of files. So you can prove what you told us.',
		},
		guestReceipts: {
			what: 'The receipt if you sent something without signing in',
			why: 'So you can print or save it. After that we keep only the checksum and the seal. “The fact that you sent a form” says how long.',
		},
		earlier: {
			what: 'Your answers to the last mortgage check',
			why: 'So you do not have to fill in everything again a year later.',
		},
		lastSeen: { what: 'When you last opened your overview', why: 'So you see what is new.' },
		guesses: {
			what: 'Failed attempts to sign in, with the IP address',
			why: 'So nobody can keep guessing your password or code.',
		},
		loginNames: {
			what: 'Which client a sign-in name belongs to',
			why: 'So attempts with two of your names count together.',
		},
	},
}

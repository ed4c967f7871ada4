import type { sending as dutch } from '#app/locales/nl/sending'

export const sending: typeof dutch = {
	receipt: 'See the receipt',
	already: 'You already sent this on {{when}}. It has not been sent again.',
	afterwards:
		'You already sent this on {{when}}. What you filled in after that has not been sent. Has anything changed? Call or email your adviser.',
	different:
		'You already sent this on {{when}}, with other answers. What you just chose has not been sent. The receipt says what we have.',
	another:
		'You already sent this form on {{when}}. What it says now has not been sent. Press the button once more to send this too.',
	otherwise: {
		already: 'This was already sent on {{when}}, {{way}}. It has not been sent again.',
		different:
			'This was already sent on {{when}}, {{way}}, with other answers. What you just chose has not been sent. The receipt says what we have.',
		another:
			'This form was already sent on {{when}}, {{way}}. What it says now has not been sent. Press the button once more to send this too.',
	},
	ways: { own: 'after a normal sign-in', link: 'by a link' },
	taken: {
		heading: 'This had already been answered',
		text: 'This has already been answered: by you in another window, or by someone else in your dossier. The answer you just gave has not been sent.',
	},
	settled: {
		heading: 'This task has been answered',
		text: 'We do not know if that was your answer. The connection was lost when you sent it, so there is no receipt.',
		unreadable:
			'We do not know if that was your answer. We could not read the answer, so there is no receipt.',
		purpose: 'You can copy it here.',
	},
	unsent: {
		title: 'What you filled in',
		purpose: 'This has not been sent. You can copy it here.',
		typed: 'Filled in',
		file: 'File',
		advisor: 'Ask your adviser',
	},
	dropped: {
		heading: 'Not everything will be sent',
		text: 'This belongs to a different answer and will not be sent: {{input}}. Choose a different answer, or tick the box to send it like this. Nothing has been sent yet.',
		confirm: 'Send the answer without this text',
		leftOut: 'Not sent, because the question does not apply with your other answers: {{input}}.',
	},
	byLink: {
		title: 'Sign in yourself for this',
		text: 'This page was opened by a link. So you cannot agree to, report or end anything here.',
		unsent: 'Nothing was sent',
		signIn: 'Sign in yourself',
	},
	unreadable: 'We could not read the answer.',
	arrivedUnread: 'We could not read the answer. We have checked: your message has arrived.',
	arrived: 'The connection was lost for a moment. We have checked: your message has arrived.',
	missing: 'We have checked: it has not arrived. You can send it once more.',
	unknownTitle: 'This may have arrived already',
	unknown:
		'We do not know whether this has arrived. You sent it on {{when}}, but no answer came that we could read. What you filled in is still there. Do you want to send it once more anyway? Then tick the box first. It may arrive twice.',
	again: 'Send it once more anyway',
	shown: {
		title: 'What has changed',
		unsent: 'Nothing was sent',
		heading_one: 'One detail has changed in the meantime. Nothing has been sent.',
		heading_other: '{{count}} details have changed in the meantime. Nothing has been sent.',
		changed:
			'This page changed after you opened it. Below is what you saw and what it says now. Is it right? Then press the button once more.',
		what: 'What',
		was: 'You saw',
		now: 'It now says',
		unkept: 'The text that you saw was too long to repeat here.',
		statement: 'Your agreement',
		text: 'The text with the buttons',
		papers: 'Documents',
		struckOut: 'struck out',
		person: 'For whom',
	},
	changed: 'This page was no longer up to date. Check what it says and press the button once more.',
}

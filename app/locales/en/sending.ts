import type { sending as dutch } from '#app/locales/nl/sending'

export const sending: typeof dutch = {
	receipt: 'See the receipt',
	already: 'You already sent this on {{when}}. It has not been sent again.',
	different:
		'You already sent this on {{when}}, with other answers. What you just chose has not been sent. The receipt says what we have.',
	elsewhere: 'This has already been done. Nothing has been sent now.',
	arrived: 'The connection was lost for a moment. We have checked: your message has arrived.',
	missing: 'We have checked: it has not arrived. You can send it once more.',
	unknownTitle: 'This may have arrived already',
	unknown:
		'We do not know whether this has arrived. You sent it on {{when}}, but no answer came. What you filled in is still there. If you send it once more, it may arrive twice. Tick the box first to do so.',
	again: 'Send it once more anyway',
	another:
		'You already sent this form on {{when}}. What it says now has not been sent. Press the button once more to send this too.',
	shown: {
		title: 'What has changed',
		unsent: 'Nothing was sent',
		heading: 'Something has changed. Nothing has been sent.',
		changed:
			'This page changed after you opened it. Below is what you saw and what it says now. Is it right? Then press the button once more.',
		what: 'What',
		was: 'You saw',
		now: 'It now says',
		unkept: 'The text that you saw was too long to repeat here.',
		statement: 'Your agreement',
		text: 'The text with the buttons',
		papers: 'Papers',
		struckOut: 'struck out',
		person: 'For whom',
	},
	changed: 'This page was no longer up to date. Check what it says and press the button once more.',
}

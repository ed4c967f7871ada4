import type { sending as dutch } from '#app/locales/nl/sending'

export const sending: typeof dutch = {
	receipt: 'See the receipt',
	already: 'This was sent on {{when}} already. It has not been sent again.',
	different:
		'This was sent on {{when}} already, with other answers. What you just chose has not been sent. The receipt says what we have.',
	elsewhere: 'This was done already. Nothing has been sent now.',
	arrived: 'The connection was lost for a moment. We have checked: your message has arrived.',
	missing: 'We have checked: it has not arrived. You can send it once more.',
	unknownTitle: 'This may have arrived already',
	unknown:
		'We do not know whether this has arrived. You sent it on {{when}}, but no answer came. What you filled in is still there. If you send it once more, it may arrive twice. Tick the box first to do so.',
	again: 'Send it once more all the same',
	another:
		'This form was sent on {{when}} already. What it says now has not been sent. Press the button once more to send this too.',
	changed: 'This page was no longer up to date. Check what it says and press the button once more.',
}

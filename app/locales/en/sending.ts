import type { sending as dutch } from '#app/locales/nl/sending'

export const sending: typeof dutch = {
	receipt: 'See the receipt',
	already: 'This was sent on {{when}} already. It has not been sent again.',
	another:
		'This form was sent on {{when}} already. What it says now has not been sent. Press the button once more to send this too.',
	changed: 'This page was no longer up to date. Check what it says and press the button once more.',
}

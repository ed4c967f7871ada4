import type { offline as dutch } from '#app/locales/nl/offline'

export const offline: typeof dutch = {
	title: 'There is no internet',
	text: 'Your device has no connection now. Check that wifi or mobile internet is on.',
	retry: 'Try again',
}

import type { logout as dutch } from '#app/locales/nl/logout'

export const logout: typeof dutch = {
	title: 'Do you want to sign out?',
	text: 'Another site or your browser asked to sign you out. We only do so if you want it yourself.',
	confirm: 'Yes, sign out',
	stay: 'No, stay signed in',
}

import type { logout as dutch } from '#app/locales/nl/logout'

export const logout: typeof dutch = {
	title: 'Do you want to log out?',
	text: 'Another site or your browser asked to log you out. We only do so if you want it yourself.',
	confirm: 'Yes, log out',
	stay: 'No, stay logged in',
}

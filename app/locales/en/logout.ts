import type { logout as dutch } from '#app/locales/nl/logout'

export const logout: typeof dutch = {
	title: 'Do you want to sign out?',
	text: 'You stay signed in until you press “Yes, sign out”. After that you can sign in again.',
	confirm: 'Yes, sign out',
	stay: 'No, stay signed in',
}

import type { maintenance as dutch } from '#app/locales/nl/maintenance'

export const maintenance: typeof dutch = {
	title: 'We will be back soon',
	line1: 'We are working on this site. You cannot sign in for the moment.',
	line2: 'Please try again later. Your data is safe.',
	retry: 'Try again',
}

import type { notFound as dutch } from '#app/locales/nl/not-found'

export const notFound: typeof dutch = {
	title: 'This page is not here',
	text: 'The page does not exist or has moved.',
	toDashboard: 'Go to the overview',
	toLogin: 'Go to sign in',
}

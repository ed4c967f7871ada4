import type { notFound as dutch } from '#app/locales/nl/not-found'

export const notFound: typeof dutch = {
	title: 'Page not found',
	text: 'The page does not exist or has moved.',
	otherAccount: {
		text: 'You are signed in as {{name}}. The link may belong to another account.',
		logout: 'Sign out and open the link again',
	},
	toDashboard: 'Go to the overview',
	toLogin: 'Go to the sign-in page',
}

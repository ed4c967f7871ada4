import type { loginCode as dutch } from '#app/locales/nl/login-code'

export const loginCode: typeof dutch = {
	title: 'Enter your code',
	purpose: 'Open the authenticator app on your phone. It shows a code for this portal.',
	label: 'Code from the app',
	hint: 'Usually six digits. A new one appears every half minute.',
	notKept: 'We never keep a code. Enter the newest one.',
	codeRequired: 'Enter the code from your app',
	submit: 'Continue',
	cancel: 'Stop signing in',
	lost: {
		title: 'Lost your phone, or got a new one?',
		text: 'Call or email us. We will help you.',
		link: 'How to reach us',
	},
}

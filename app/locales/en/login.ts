import type { login as dutch } from '#app/locales/nl/login'

export const login: typeof dutch = {
	title: 'Sign in',
	purpose: 'Manage your affairs with us here and see how far we have got.',
	username: 'Email address or username',
	usernameHint: 'If you have a username from us, use that.',
	password: 'Password',
	showPassword: 'Show password',
	hidePassword: 'Hide password',
	submit: 'Sign in',
	waitingFile: 'Your file',
	forgotPassword: 'Forgot your password?',
	location: 'Branch: {{location}}',
	changeLocation: 'Choose another branch',
	maintenanceNotice: 'Message about maintenance',
	usernameRequired: 'Fill in your email address or username',
	passwordRequired: 'Fill in your password',
	aim: {
		form: 'Your answers are still here. Nothing was sent. Sign in to check them.',
		payment: 'Sign in to see if your payment has arrived.',
		file: 'Sign in for the file that you wanted to open.',
		task: 'Sign in. Then your task opens.',
	},
	otherConsumer: {
		title: 'Sign in as someone else?',
		text: 'You are signed in with another account now. Do you want to close that account and continue with the link?',
		continue: 'Yes, continue with the link',
		stay: 'No, stay signed in',
	},
	oldLink: {
		title: 'Continue with the link?',
		text: 'This link was made earlier. The button signs you in.',
		signedIn: 'You are already signed in. With the link you continue with the account of the link.',
		stay: 'No, sign in yourself',
	},
	guestForm: {
		title: 'Continue with your form?',
		text: 'In the meantime someone signed in in this browser. Your form has not been sent. Do you want to close that account and continue with your form? What you filled in will still be there. Fill in a password or code again.',
		continue: 'Yes, continue with the form',
		stay: 'No, stay signed in',
	},
}

import type { login as dutch } from '#app/locales/nl/login'

export const login: typeof dutch = {
	title: 'Log in',
	purpose: 'Arrange your business with us here and see how far we are.',
	username: 'E-mail address or username',
	password: 'Password',
	showPassword: 'Show password',
	hidePassword: 'Hide password',
	submit: 'Log in',
	forgotPassword: 'Forgot your password?',
	location: 'Location: {{location}}',
	changeLocation: 'Choose another location',
	maintenanceNotice: 'Message about maintenance',
	usernameRequired: 'Fill in your e-mail address or username',
	passwordRequired: 'Fill in your password',
	otherConsumer: {
		title: 'Log in as someone else?',
		text: 'You are logged in with another account now. Do you want to close that account and go on with the link?',
		continue: 'Yes, go on with the link',
		stay: 'No, stay logged in',
	},
}

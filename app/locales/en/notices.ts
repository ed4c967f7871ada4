import type { notices as dutch } from '#app/locales/nl/notices'

export const notices: typeof dutch = {
	loggedIn: 'You are logged in.',
	loggedOut: 'You are logged out.',
	sessionExpired: 'You are logged out because you did nothing for a long time. Log in again.',
	languageChanged: 'The language is English now.',
	branchChanged: 'You chose {{name}}.',
	twoFactorSetupRequired: 'Set up extra security first. After that you can go on.',
	downloadFailed: 'The download did not work. Please try again.',
	simpleVersionOn: 'You see the simple version now.',
	simpleVersionOff: 'You see the normal version now.',
	codeTooLate: 'The code came too late. Log in again.',
	sessionProlonged: 'You stay logged in until {{time}}.',
	linkExpired: 'The link has expired.',
	formTooOld: 'The form was too old. Please try again.',
	formKept: 'Your answers are still there. Check them and send them once more.',
}

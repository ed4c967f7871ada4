import type { notices as dutch } from '#app/locales/nl/notices'

export const notices: typeof dutch = {
	loggedIn: 'You are logged in.',
	loggedOut: 'You are logged out.',
	sessionExpired: 'You are logged out because you did nothing for a long time. Log in again.',
	endedElsewhere: 'You are logged out in another window or on another device. Log in again.',
	longestReached:
		'You are logged out because you were logged in for 8 hours. We do that to keep you safe. Log in again.',
	tokensExpired: 'You are logged out because your access has expired. Log in again.',
	tokensRefused:
		'You are logged out because your access has expired or was withdrawn, for example by a new password. Log in again.',
	apiUnreachable:
		'You are logged out because our system gave no answer for a moment. That is our fault. Log in again.',
	branchLeft: 'You are logged out because you went to another location.',
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
	formWaits:
		'Somebody else pressed the button of a form of yours. Nothing was sent. What you filled in is still there.',
	toForm: 'Go to the form',
	formKept: 'Your answers are still there. Check them and send them once more.',
}

import type { notices as dutch } from '#app/locales/nl/notices'

export const notices: typeof dutch = {
	loggedIn: 'You are signed in.',
	loggedOut: 'You are signed out. On a shared computer: now close the browser too.',
	loggedOutHere:
		'You are signed out on this device. A fault on our side keeps us from completing it now. We will do so later. You do not have to do anything.',
	sessionGone: 'You are no longer signed in with us. Sign in again.',
	signInAgain: 'You need to sign in again.',
	sessionExpired: 'You are signed out because you were inactive for a long time. Sign in again.',
	endedElsewhere: 'You are signed out in another window or on another device. Sign in again.',
	longestReached:
		'You are signed out because you were signed in for 8 hours. We do that to keep you safe. Sign in again.',
	tokensExpired: 'You are signed out because your access has expired. Sign in again.',
	tokensRefused:
		'You are signed out because your access has expired or was withdrawn, for example by a new password. Sign in again.',
	apiUnreachable:
		'You are signed out because our system did not respond for a moment. That is our fault. Sign in again.',
	twoFactorOn:
		'We got no answer from our system. The extra security is probably on now. Sign in again. We will then also ask for the code from your app.',
	twoFactorOff: 'We got no answer from our system. The extra security is probably off now. Sign in again.',
	branchLeft: 'You are signed out because you went to another branch.',
	languageChanged: 'The language is now English.',
	branchChanged: 'You chose {{name}}.',
	feedbackUnsent:
		'Your rating was not sent: we cannot read the link. Click your score in the email once more.',
	twoFactorSetupRequired: 'Set up extra security first. After that you can continue.',
	downloadFailed: 'The download did not work. Please try again.',
	simpleVersionGiven:
		'Your device has little memory or a slow processor. That is why you see the simple version. Everything works in it. At the bottom of each page you can choose the normal version.',
	codeTooLate: 'The code came too late. Sign in again.',
	sessionProlonged: 'You stay signed in until {{time}}.',
	linkUsed: 'This link has already been used. Ask for a new link.',
	linkAgain: 'The question about your link has expired. Open the link again.',
	linkRefused: 'You cannot sign in with this link. It may have expired or be incomplete. Ask for a new link.',
	otherResetLink:
		'You have since opened another link for a new password. Nothing has changed. Open the link in your email again.',
	forgotWhileSignedIn:
		'You are already signed in. Do you want to choose a new password? Then sign out and ask for a link.',
	dossierWhileSignedIn:
		'You opened the form for a new dossier, but you are signed in as {{name}}. Is it for someone else? Then sign out and open the form again.',
	resetWhileSignedIn:
		'You opened a link for a new password, but you are already signed in. To choose a new password, sign out and open the link again.',
	checkUnread:
		'We could not read whether the mortgage check of your link is for you. This is our fault. Open the link again in a few minutes.',
	checkWhileSignedIn:
		'You opened a link to a mortgage check, but you are signed in as {{name}}. If the check is for someone else, sign out and open the link again.',
	targetRefused: 'The page you wanted to open does not belong to this account, or is no longer there.',
	fileWaits: 'Here is the file that you wanted to open.',
	toFile: 'Open the file',
	linkOfOther: 'You opened a link of another account. Sign out and open the link again to continue with it.',
	passwordPerhapsSaved:
		'Your new password may have been saved. Try to sign in with the new password. Does that not work? Then open the link in your email again.',
	resetLost: 'Nothing has changed. Open the link in your email again to choose a new password.',
	formTooOld: 'The form was too old. Please try again.',
	formWaits: 'A form of yours has not been sent yet. What you filled in is still there.',
	formsWait: 'These forms of yours have not been sent yet. What you filled in is still there.',
	toForm: 'Go to the form',
	toFormOf: 'Go to form {{number}}',
	toStep: 'Go to step {{number}}',
	formKept: 'Your answers are still there. Check them and send them once more.',
}

import type { failure as dutch } from '#app/locales/nl/failure'

export const failure: typeof dutch = {
	generic: {
		title: 'Something went wrong',
		text: 'This is our fault. Please try again in a few minutes.',
	},
	forbidden: {
		title: 'You cannot open this',
		text: 'You do not have access to this page, or the form was too old. Go back and try again.',
	},
	tooLarge: {
		title: 'This is too large',
		text: 'You sent more text or larger files than we can receive. All files together can be at most 25 MB.',
	},
	unreadable: {
		title: 'We cannot read this',
		text: 'What came in is not a form from this site. Go back and try again.',
	},
	wrongMethod: {
		title: 'This is not possible here',
		text: 'This page cannot do what you asked. Go back and try again.',
	},
	tooManyRequests: {
		title: 'Please wait',
		text: 'You did that too often in a short time.',
		wait: 'Wait {{wait}} and then try again.',
	},
	staleForm: {
		title: 'Do you want to send this?',
		text: 'This form was too old or did not come from this site. That is why nothing was sent yet.',
		button: 'Yes, send this',
		no: 'No, go to the overview',
	},
	gone: {
		title: 'Nothing was sent',
		refused: 'This was not accepted',
		text: 'What this form was about is no longer here. It may have been finished or withdrawn in the meantime.',
		advisor: 'Ask your adviser',
	},
	otherOwner: {
		title: 'This page was for someone else',
		text: 'This page belongs to another account or another branch. Nothing was sent and nothing was changed.',
		kept: 'We keep what it said for an hour. Only the person it belongs to will see it again after signing in.',
		logout: 'Sign out',
	},
	again: {
		button: 'Try again',
		kept: 'What you filled in is still here. It was not sent yet.',
		notKept: 'We do not keep passwords and codes. You will need to fill them in again.',
		files: 'You will need to choose your files again.',
		typed: 'You filled in',
		more_one: 'And 1 other answer.',
		more_other: 'And {{count}} other answers.',
	},
	unavailable: {
		title: 'We are unavailable for a moment',
		text: 'We cannot get your data now. Please try again in a few minutes.',
	},
	setupMissing: {
		title: 'This is not possible right now',
		text: 'Your adviser’s details are missing at the moment. Without them we do not ask you to agree to anything. Nothing has been sent. Please try again in a few minutes.',
	},
	busy: {
		title: 'It is very busy right now',
		text: 'Try again in a few seconds.',
	},
	busyForm: {
		title: 'It is very busy right now',
		text: 'We do not have the form yet. Wait a few seconds. Then reload this page: that will send it.',
	},
	tooSlow: {
		title: 'Sending took too long',
		text: 'Nothing, or too little, arrived here for too long. Nothing has been sent.',
		how: 'Go back and try again. Are you sending files? Then send them one by one, or over wifi. If that does not work, email them to your adviser.',
	},
	unreadableRequest: {
		title: 'We could not read this',
		text: 'Your browser sent something that we cannot read. Nothing has been sent.',
		how: 'Go back and try again. Does that not help? Then type only the name of the site as the address.',
	},
	withoutCookies: {
		title: 'Your browser keeps no cookies',
		text: 'Without cookies we no longer know on the next page who you are or what you chose. We do not use them to follow you.',
		how: 'Turn cookies on like this: open the settings of your browser, search for "cookies" and allow them for this site. Then try again.',
		again: 'Go to the sign-in page',
		help: 'How to reach us',
	},
	headersTooLarge: {
		title: 'Your browser sends too much',
		text: 'With every visit your browser sends us cookies, including those of other sites of the same organisation. Together they are now too large. That is why we cannot show the page.',
		largest: 'These are large cookies:',
		how: 'Delete them like this: open the settings of your browser, search for "cookies" and delete the cookies of this site and of the organisation. Then open this page again.',
		after: 'You may have to sign in again on other sites of the organisation. What you sent here is kept.',
		address:
			'Does that not help? Then the address of the page is too long. Type only its beginning, up to and including the name of the site.',
	},
	office: {
		title: 'Open this link in a browser',
		text: 'An office program cannot show this page.',
	},
	wrongHost: {
		title: 'This address is not right',
		text: 'This address does not belong to this site. Use the link from our email or letter.',
	},
	reference: 'Give this number when you contact us: {{reference}}',
	retry: 'Try again',
	back: 'Back',
	toDashboard: 'Go to the overview',
	toLogin: 'Go to the sign-in page',
}

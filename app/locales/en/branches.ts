import type { branches as dutch } from '#app/locales/nl/branches'

export const branches: typeof dutch = {
	title: 'Welcome',
	purpose: 'Choose your branch. After that you can sign in.',
	next: {
		page: 'Choose your branch. Then you go to the page you opened.',
		form: 'Choose your branch. What you filled in is kept. Sign in again after that to send it.',
		feedback: 'Choose the branch you want to tell us about. After that we would like to hear what you think.',
		reset: 'Choose your branch. After that you choose a new password.',
		check: 'Choose your branch. After that you go to the mortgage check.',
		pair: 'Choose your branch. After that the link in our email signs you in.',
		bearer: 'Choose your branch. After that, open the link in our email once more.',
		brokenLink: 'Choose your branch. The link you opened is not valid.',
	},
	legend: 'At which branch are you a client?',
	choose: 'Choose',
	submit: 'Continue',
	required: 'Choose a branch',
	none: 'We cannot show the branches now. Please try again in a few minutes.',
	unknown: 'We do not know this branch. Choose a branch from the list.',
}

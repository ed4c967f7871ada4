import type { branches as dutch } from '#app/locales/nl/branches'

export const branches: typeof dutch = {
	title: 'Welcome',
	purpose: 'Choose your location. After that you can sign in.',
	next: {
		page: 'Choose your location. Then you go to the page you opened.',
		form: 'Choose your location. What you filled in is kept. Sign in again after that to send it.',
		feedback:
			'Choose the location you want to tell us about. After that we would like to hear what you think.',
		reset: 'Choose your location. After that you choose a new password.',
		check: 'Choose your location. After that you go to the mortgage check.',
		pair: 'Choose your location. After that the link in our email signs you in.',
		bearer: 'Choose your location. After that, open the link in our email once more.',
		brokenLink: 'Choose your location. The link you opened is not valid.',
	},
	legend: 'At which location are you a client?',
	choose: 'Choose',
	submit: 'Continue',
	required: 'Choose a location',
	none: 'We cannot show the locations now. Please try again in a few minutes.',
	unknown: 'We do not know this location. Choose a location from the list.',
}

import type { branches as dutch } from '#app/locales/nl/branches'

export const branches: typeof dutch = {
	title: 'Welcome',
	purpose: 'Choose your location. After that you can log in.',
	legend: 'At which location are you a client?',
	choose: 'Choose',
	submit: 'Go on',
	required: 'Choose a location',
	none: 'We cannot show the locations now. Please try again in a few minutes.',
	unknown: 'We do not know this location. Choose a location from the list.',
}

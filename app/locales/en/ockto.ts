import type { ockto as dutch } from '#app/locales/nl/ockto'

export const ockto: typeof dutch = {
	title: 'Share details with Ockto',
	purpose: 'The Ockto app brings your details to us. That takes less than 5 minutes.',
	steps: {
		title: 'How it works',
		lines: {
			install: 'Install the Ockto app on your phone or tablet.',
			start: 'Scan the QR code with the app, or start on this device with the button.',
			collect: 'Choose in the app which details to collect, and sign in with DigiD.',
			share: 'Check your details, share them with us and come back to this page.',
		},
	},
	video: {
		note: 'The video is on another site. That site opens only when you click.',
		label: 'Watch the explanation in a video',
		title: 'Video that explains Ockto',
	},
	scan: {
		title: 'With your phone or tablet',
		text: 'Scan this code with the Ockto app.',
		picture: 'QR code for the Ockto app',
	},
	here: {
		title: 'On this device',
		text: 'This button opens Ockto without scanning.',
		start: 'Start with Ockto',
	},
	missing: 'QR missing. Make a new code or choose another way.',
	states: {
		start: 'The QR code is ready.',
		scanned: 'You have scanned the QR code. Continue in the Ockto app.',
		waiting: 'As soon as the QR code is ready, it appears here.',
		unreachable: 'Failed to retrieve partner. Please try again in a few minutes.',
	},
	renew: { label: 'New QR code', done: 'There is a new QR code.' },
	watch: {
		runs: 'This page checks every 5 seconds how far along you are, and continues by itself.',
		over: 'This page no longer checks by itself how far along you are.',
		goOn: 'Keep checking',
	},
	look: 'Check again',
	reload: {
		on: 'Reload the page every 5 seconds',
		off: 'Stop reloading',
		runs: 'This page reloads every 5 seconds, for 10 minutes at most.',
	},
	other: 'Choose another way',
	test: {
		title: 'Test data',
		purpose: 'This is here for testing only. Test data takes the place of real data.',
		which: 'Which test data?',
		cases: {
			client: 'Client',
			partner: 'Partner',
			duo_one_loan: 'Client and partner with one loan',
			duo_three_loans: 'Client and partner with three loans',
		},
		submit: 'Send the test data',
		done: 'The test data has been sent.',
	},
}

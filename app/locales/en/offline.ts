import type { offline as dutch } from '#app/locales/nl/offline'

export const offline: typeof dutch = {
	title: 'You are offline',
	text: 'Your device has no connection right now. Check that wifi or mobile data is on.',
	retry: 'Try again',
	awaiting: 'We are still waiting for an answer.',
	unsent: {
		text: 'Nothing has been sent. Your device is offline. What you filled in is still on this page.',
		sendAnyway: 'Send anyway',
	},
	uncertain: {
		title: 'Your form may have arrived',
		text: 'The connection was lost while sending. It is not certain that we received your form.',
		how: 'Your form is still on this page. Send it again as soon as you are online.',
		once: 'Has it already arrived? We will still process it only once.',
		stay: 'Do not close this page before you send it. Otherwise what you filled in will be lost.',
		resend: 'Send again',
	},
}

import type { received as dutch } from '#app/locales/nl/received'

export const received: typeof dutch = {
	pageTitle: 'Received: {{page}}',
	title: 'Just sent',
	heading: 'Received:',
	next: 'What happens next:',
	print: 'Print',
	kept_one: 'Save or print this receipt: we keep it for {{count}} day.',
	kept_other: 'Save or print this receipt: we keep it for {{count}} days.',
	wrong: 'Is something wrong? Call or email us.',
	call: 'Call {{phone}}',
	contact: 'How to reach us',
	noLogin: 'You do not need to sign in.',
}

import type { receipts as dutch } from '#app/locales/nl/receipts'

export const receipts: typeof dutch = {
	title: 'What you sent',
	purpose: 'For {{days}} days this shows everything you sent us through this site.',
	all: 'Everything from the last {{days}} days',
	none: 'There are no receipts of the last {{days}} days here.',
	unread: {
		title: 'We cannot read this receipt now',
		text: 'You did send this. Try again later. Does this stay? Call or email us.',
		words: 'We cannot read this text now',
		archive: 'Not read',
	},
	one: 'Receipt',
	sentOn: 'Sent on {{when}}',
	sent: 'What you sent',
	files: 'Files',
	fingerprints: {
		title: 'Checksums of the files (SHA-256)',
		text: 'This number can prove that a file is exactly the one that was chosen or sent.',
		changed:
			'We take hidden data out of photos, or make one PDF of them. So what was sent differs from what you chose.',
		sent: '{{name}}, as sent',
		chosen: '{{name}}, as chosen',
	},
	texts: 'What it said when you sent this',
	hash: 'Checksum of this text (SHA-256)',
	next: 'What happens next',
	kept: 'This receipt stays here until {{when}}. Print or save the print version to keep it longer.',
	exactly: '{{date}}, {{time}} (Dutch time, UTC{{offset}})',
	ways: {
		own: 'Signed in yourself',
		link: 'Through a link',
		guest: 'Without signing in',
	},
	about: 'Who and when',
	paper: {
		open: 'Open the print version',
		hint: 'Print or save this page with your browser. These lines stay off the paper.',
		back: 'Back to the receipt',
		at: 'Sent on',
		by: 'Sent by',
		to: 'Sent to',
		how: 'How you were here',
		archive: 'Receipts',
	},
}

import type { receipts as dutch } from '#app/locales/nl/receipts'

export const receipts: typeof dutch = {
	title: 'What you sent',
	purpose: 'For 30 days this shows everything you sent us through this site.',
	all: 'Everything from the last 30 days',
	none: 'You sent nothing in the last 30 days.',
	one: 'Receipt',
	sentOn: 'Sent on {{when}}',
	sent: 'What you sent',
	files: 'Files',
	fingerprints: {
		title: 'Checksums of the files (SHA-256)',
		text: 'This number can prove that a file is exactly the one that was sent.',
	},
	texts: 'What it said when you sent this',
	hash: 'Checksum of this text (SHA-256)',
	next: 'What happens next',
	kept: 'This receipt stays here for 30 days. Print or save the print version to keep it longer.',
	paper: {
		open: 'Open the print version',
		hint: 'Print or save this page with your browser. These lines stay off the paper.',
		back: 'Back to the receipt',
		at: 'Sent on',
		by: 'Sent by',
		to: 'Sent to',
		archive: 'Receipts',
	},
}

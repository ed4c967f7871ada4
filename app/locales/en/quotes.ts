import type { quotes as dutch } from '#app/locales/nl/quotes'

export const quotes: typeof dutch = {
	kicker: 'Quote',
	purpose: 'Read the quote and download its attachments.',
	none: 'No quote is ready for you yet.',
	numbered: 'Quote {{number}}',
	property: 'Home',
	received: 'Received',
	validity: 'Valid until',
	acceptation: 'Accepted',
	attachment: 'Attachment',
	noAttachments: 'This quote has no attachments.',
	back: 'Back to the overview',
}

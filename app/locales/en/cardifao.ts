import type { cardifao as dutch } from '#app/locales/nl/cardifao'

export const cardifao: typeof dutch = {
	none: 'No application for disability insurance is open.',
	referenceNumber: 'Reference number',
	referenceLine: 'Reference {{number}}',
	quoteNumber: 'Quote number',
}

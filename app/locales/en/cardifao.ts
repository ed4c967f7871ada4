import type { cardifao as dutch } from '#app/locales/nl/cardifao'

export const cardifao: typeof dutch = {
	none: 'You have no open application for disability insurance.',
	referenceNumber: 'Reference number',
	referenceLine: 'Reference {{number}}',
	quoteNumber: 'Quote number',
}

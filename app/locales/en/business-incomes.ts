import type { businessIncomes as dutch } from '#app/locales/nl/business-incomes'

export const businessIncomes: typeof dutch = {
	none: 'There is no calculation of your business income yet.',
	purpose: 'An expert works out which business income counts for your mortgage.',
	supplier: 'Requested from',
	requested: 'Requested on',
	consumer: 'For',
	lender: 'Lender',
	state: 'Status',
}

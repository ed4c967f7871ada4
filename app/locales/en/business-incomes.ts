import type { businessIncomes as dutch } from '#app/locales/nl/business-incomes'

export const businessIncomes: typeof dutch = {
	none: 'No calculation of income from a business has been requested yet.',
	purpose: 'An expert works out which income from the business counts for a mortgage.',
	supplier: 'Requested from',
	requested: 'Requested on',
	consumer: 'For',
	lender: 'Lender',
	state: 'Status',
}

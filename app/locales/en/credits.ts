import type { credits as dutch } from '#app/locales/nl/credits'

export const credits: typeof dutch = {
	none: 'You have no loan through us.',
	purpose: 'These are the loans you have through us.',
	amount: 'Amount',
	company: 'Company',
	goal: 'Purpose',
	start: 'Start date',
	repayment: 'Repayment',
	percentage: 'Repayment as a percentage',
}

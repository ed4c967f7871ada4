import type { StoredItem } from '#app/backend/jsonapi'

/** A credit with quarterly repayment. */
export const bakeryCredits: readonly StoredItem[] = [
	{
		id: '30021',
		label: 'Zakelijk krediet',
		lender: 'Kredietunie Zeeuwse Oever',
		date_entry: '2024-03-18',
		spending_target: 'Ovens voor de tweede winkel',
		loan_amount: 65_000,
		repayment_amount: 3250,
		repayment_period: 3,
		repayment_percentage: 5,
	},
]

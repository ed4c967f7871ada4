import type { StoredItem } from '#app/backend/jsonapi'

/** Credits: one with all members, one with few. */
export const annaCredits: readonly StoredItem[] = [
	{
		id: '10021',
		label: 'Doorlopend krediet',
		lender: 'Grachtstad Financieringen',
		date_entry: '2022-11-14',
		spending_target: 'Zonnepanelen en een warmtepomp',
		loan_amount: 17_500,
		repayment_amount: 262.5,
		repayment_period: 1,
		repayment_percentage: 1.5,
	},
	{
		id: '10022',
		label: 'Persoonlijke lening',
		lender: null,
		date_entry: null,
		spending_target: null,
		loan_amount: 8000,
		repayment_amount: null,
		repayment_period: null,
		repayment_percentage: null,
	},
]

import type { StoredItem } from '#app/backend/jsonapi'

/** A part of each common type; the interest of the last one is variable. */
export const lindelaanParts: readonly StoredItem[] = [
	{
		id: '12011',
		type: 'annuity',
		amount: 212_500,
		interest: 3.85,
		date: '2021-06-01',
		start_of_fixed_rate_period: '2021-06-01',
		end_of_fixed_rate_period: '2041-06-01',
		fixed_interest_period: 240,
		end_of_loan_period: '2051-06-01',
	},
	{
		id: '12012',
		type: 'interest_only',
		amount: 90_000,
		interest: 4.1,
		date: '2021-06-01',
		start_of_fixed_rate_period: '2024-06-01',
		end_of_fixed_rate_period: '2034-06-01',
		fixed_interest_period: 120,
		end_of_loan_period: '2051-06-01',
	},
	{
		id: '12013',
		type: 'linear',
		amount: 40_000,
		interest: 5.05,
		date: '2023-02-15',
		start_of_fixed_rate_period: '2023-02-15',
		end_of_fixed_rate_period: null,
		fixed_interest_period: null,
		end_of_loan_period: '2043-02-15',
	},
]

/** A part with all members, and a part with only type and sum. */
export const renovationParts: readonly StoredItem[] = [
	{
		id: '12021',
		type: 'annuity',
		amount: 30_000,
		interest: 0,
		date: '2025-09-01',
		start_of_fixed_rate_period: '2025-09-01',
		end_of_fixed_rate_period: '2035-09-01',
		fixed_interest_period: 120,
		end_of_loan_period: '2055-09-01',
	},
	{ id: '12022', type: 'bank_savings', amount: 18_000, interest: null },
]

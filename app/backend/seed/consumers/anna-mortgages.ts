import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'
import { loanPartTypes, marketValueBases } from '#app/backend/seed/loan-choices'

/** A part of each common type; the interest of the last one is variable. */
const lindelaanParts: readonly StoredItem[] = [
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
const renovationParts: readonly StoredItem[] = [
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

const address = { street_name: 'Lindelaan', house_number: '14', zip_code: '9711 AB', city: 'Groningen' }

/** Mortgages: one with all members, one with few, one with only a name. */
export const annaMortgages: readonly StoredItem[] = [
	{
		id: '10011',
		label: 'Hypotheek Lindelaan 14',
		lender: 'Wierde Hypotheken',
		amount: 342_500,
		arrangement: 'Wierde Vast en Zeker',
		product_name: 'Wierde Woonhypotheek met NHG',
		quote_number: 'WH-2026-004518',
		has_timeline: true,
		timeline: [
			{ label: 'Inventarisatie', completed: true, active: false },
			{ label: 'Advies', completed: true, active: false },
			{ label: 'Offerte van de geldverstrekker', completed: true, active: false },
			{ label: 'Ondertekenen bij de notaris', completed: true, active: false },
			{ label: 'Sleutels en nazorg', completed: false, active: true },
		],
		loan_parts: lindelaanParts,
		loan_part_types: loanPartTypes,
		collateral: {
			...address,
			market_value: 415_000,
			market_value_date: dayFromNow(-150),
			based_on: 'woz',
			based_on_options: marketValueBases,
		},
		smartcare: {
			minimum_savings_amount: 50,
			minimum_savings_period: 'MONTHLY',
			abstain_from_calculation_till: dayFromNow(60),
		},
	},
	{
		id: '10012',
		label: 'Verbouwingshypotheek',
		lender: 'Spaarbank De Zwaluwe',
		amount: 48_000,
		has_timeline: false,
		loan_parts: renovationParts,
		loan_part_types: loanPartTypes,
		collateral: { ...address, market_value: null, market_value_date: null, based_on: '-' },
		smartcare: null,
	},
	{ id: '10013', label: 'Overbruggingskrediet' },
]

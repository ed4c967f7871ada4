import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'
import { loanPartTypes } from '#app/backend/seed/loan-choices'

/** A mortgage whose fixed rate ends within a year, without a timeline; the firm has no texts for its choices. */
export const bramMortgages: readonly StoredItem[] = [
	{
		id: '20011',
		label: 'Starterslening Assen',
		lender: 'Spaarbank De Zwaluwe',
		amount: 34_000,
		arrangement: 'Starterslening',
		product_name: 'Zwaluwe Starterslening',
		quote_number: 'ZS-2026-120',
		has_timeline: false,
		loan_parts: [
			{
				id: '22011',
				type: 'annuity',
				amount: 34_000,
				interest: 4.25,
				date: '2025-11-01',
				start_of_fixed_rate_period: '2025-11-01',
				end_of_fixed_rate_period: dayFromNow(150),
				fixed_interest_period: null,
				end_of_loan_period: '2055-11-01',
			},
		],
		loan_part_types: loanPartTypes,
		collateral: {
			street_name: 'Veenkade',
			house_number: '5-B',
			zip_code: '9401 CD',
			city: 'Assen',
			market_value: 228_000,
			market_value_date: dayFromNow(-45),
			based_on: 'valuation',
			based_on_options: ['valuation', 'woz'],
		},
		smartcare: {
			minimum_savings_amount: 600,
			minimum_savings_period: 'ANNUALLY',
			abstain_from_calculation_till: null,
		},
	},
]

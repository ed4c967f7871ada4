import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'
import { loanPartTypes, marketValueBases } from '#app/backend/seed/loan-choices'
import { lindelaanParts, renovationParts } from './anna-loan-parts'

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

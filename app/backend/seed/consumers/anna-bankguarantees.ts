import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'

const standard = {
	is_BNP: false,
	one_off_additional_orv_cost: null,
	premium: null,
	arrangement: null,
	purchase_price: null,
	date_bankguarantee: null,
	purchase_agreement_date: null,
}

/** Two bank guarantees with a short description, two with a full one (`is_BNP`). */
export const annaBankguarantees: readonly StoredItem[] = [
	{
		id: '10061',
		label: 'Bankgarantie Lindelaan 14',
		company: 'Noordzee Garanties',
		is_BNP: true,
		cost: 418.5,
		amount: 38_500,
		one_off_additional_orv_cost: 125,
		premium: 293.5,
		arrangement: 'regulier',
		purchase_price: 385_000,
		date_of_issue: null,
		date_ultimate: dayFromNow(75),
		date_bankguarantee: dayFromNow(14),
		purchase_agreement_date: dayFromNow(-12),
	},
	{
		...standard,
		id: '10062',
		label: 'Bankgarantie bouwkavel Haren',
		company: 'Borgstelling Noord',
		cost: 175,
		amount: 14_250,
		date_of_issue: dayFromNow(-140),
		date_ultimate: dayFromNow(-20),
	},
	{
		...standard,
		id: '10063',
		label: 'Bankgarantie garagebox',
		company: 'Borgstelling Noord',
		cost: 95,
		amount: 2_900,
		date_of_issue: null,
		date_ultimate: dayFromNow(50),
	},
	{
		id: '10064',
		label: 'Bankgarantie Kadeplein 3',
		company: 'Noordzee Garanties',
		is_BNP: true,
		cost: 241.25,
		amount: 21_900,
		one_off_additional_orv_cost: 0,
		premium: 241.25,
		arrangement: 'dha_woongarant',
		purchase_price: 219_000,
		date_of_issue: null,
		date_ultimate: dayFromNow(90),
		date_bankguarantee: dayFromNow(21),
		purchase_agreement_date: dayFromNow(-5),
	},
]

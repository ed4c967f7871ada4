import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'

export const bakeryIncomes: readonly StoredItem[] = [
	{
		id: '30011',
		label: 'Inkomensverklaring ondernemer',
		name: 'Bakkerij De Korenaar B.V.',
		supplier: 'Cijferwacht Rekenexperts',
		lender: 'Zakenbank Oosterschelde',
		state: 'Wacht op jaarcijfers',
		created: momentFromNow(-19),
	},
]

const lasting = {
	state: 'Lopend',
	payment_period: 12,
	company_name: 'Zeeuwse Onderlinge',
	show_damage_report_button: true,
	damage_reports: [],
}

export const bakeryInsurances: readonly StoredItem[] = [
	{
		...lasting,
		id: '30041',
		product_id: '30541',
		label: 'Bedrijfsgebouw',
		premium: 1880,
		policy_number: 'ZO-30-1187',
		date_start: dayFromNow(-1100),
		insurance_type: 'Gebouwen',
	},
	{
		...lasting,
		id: '30042',
		product_id: '30542',
		label: 'Inventaris en voorraad',
		premium: 640.4,
		policy_number: 'ZO-30-1188',
		payment_period: 6,
		date_start: dayFromNow(-1100),
		insurance_type: 'Inventaris',
		damage_reports: [
			{
				id: '30641',
				cause: 'Stroomstoring',
				notes: 'Deeg en room verloren.',
				consumer: null,
				state: 'Gemeld',
				date_reported: dayFromNow(-13),
				is_closed: false,
			},
		],
	},
	{
		...lasting,
		id: '30043',
		product_id: '30543',
		label: 'Bestelwagen',
		premium: 92.15,
		policy_number: 'ZO-44-0210',
		payment_period: 1,
		date_start: null,
		insurance_type: 'Motorrijtuigen',
		show_damage_report_button: false,
	},
]

import { saskia } from '#app/backend/seed/advisors'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { momentFromNow, dayFromNow } from '#app/backend/seed/dates'
import { blankConsumer, type SeedConsumer } from '#app/backend/seed/seed-consumer'
import { createManyRecords } from './many'
import type { StoredItem } from '#app/backend/jsonapi'

const bakeryIncomes: readonly StoredItem[] = [
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

const bakeryInsurances: readonly StoredItem[] = [
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

/** A credit with quarterly repayment. */
const bakeryCredits: readonly StoredItem[] = [
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

export const bakery: SeedConsumer = {
	branch: 'delta',
	email: 'bakkerij@voorbeeld.nl',
	username: 'korenaar',
	description: 'bedrijf',
	consumer: {
		...blankConsumer,
		id: '3001',
		last_name: 'Bakkerij De Korenaar B.V.',
		display_name: 'Bakkerij De Korenaar B.V.',
		email: 'bakkerij@voorbeeld.nl',
		address: 'Molenstraat 2, 4301 EF Zierikzee',
		street_name: 'Molenstraat',
		house_number: '2',
		zipcode: '4301 EF',
		city: 'Zierikzee',
		phone_home: '0111 555 090',
		phoneNumbers: ['0111 555 090'],
		salutation: 'Geachte heer, mevrouw',
		is_company: true,
	},
	records: () => ({
		dossier: [{ id: '30001', label: 'Tweede winkel', percentage_complete: 50, user_panels: [saskia] }],
		business_income: bakeryIncomes,
		credit: bakeryCredits,
		general_insurance: bakeryInsurances,
		action: [
			{
				...blankAction,
				id: '31001',
				type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
				label: 'Jaarcijfers',
				date_created: momentFromNow(-18),
				comment: 'Balans en winst-en-verliesrekening van de laatste drie jaar.',
				product: { id: '30011', label: 'Inkomensverklaring ondernemer', type: 'business_income' },
				document: {
					...blankDocument,
					id: '31501',
					label: 'Jaarcijfers',
					upload_requirements: 'Per jaar één bestand\nOpgemaakt door de accountant',
				},
			},
			{
				...blankAction,
				id: '31002',
				type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE',
				label: 'Polisblad bedrijfsgebouw',
				date_created: momentFromNow(-2),
				product: { id: '30041', label: 'Bedrijfsgebouw', type: 'general_insurance' },
				document: { ...blankDocument, id: '31512', label: 'Polisblad', has_document: true },
			},
		],
	}),
}

/** Forty open actions; the speed tests load this dossier. */
export const kees: SeedConsumer = {
	branch: 'delta',
	email: 'kees@voorbeeld.nl',
	username: 'kees',
	description: 'veertig open acties',
	consumer: {
		...blankConsumer,
		id: '8001',
		gender: 'male',
		first_name: 'Kees',
		last_name: 'Mulder',
		display_name: 'Kees Mulder',
		email: 'kees@voorbeeld.nl',
		address_style: 'informal',
		salutation: 'Beste Kees',
	},
	records: () =>
		createManyRecords({ prefix: '8', products: 12, each: 1, actions: 40, done: 0, advisor: saskia }),
}

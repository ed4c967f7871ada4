import { marieke, youssef } from '#app/backend/seed/advisors'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'
import { blankConsumer, type SeedConsumer, type SeedRecords } from '#app/backend/seed/seed-consumer'
import type { StoredItem } from '#app/backend/jsonapi'
import { loanPartTypes } from '#app/backend/seed/loan-choices'
import { toInvoice, toPayAction, type SeedBill } from '#app/backend/seed/bill'

const bill: SeedBill = {
	id: '20071',
	number: '2026-0290',
	date: momentFromNow(-5),
	total: 950,
	lines: ['Advies starterslening'],
	payment: { id: '21801', action: '21003', status: 'CREATED' },
}
const woongarant = { id: '20045', label: 'Woongarant Veenkade 5-B', type: 'woongarant' }
const guarantee = { id: '20061', label: 'Bankgarantie Veenkade 5-B', type: 'bankguarantee' }

const bramInvoices: readonly StoredItem[] = [toInvoice(bill)]

/** His only insurance. */
const bramWoongarants: readonly StoredItem[] = [
	{
		id: woongarant.id,
		product_id: '20545',
		insurance_id: null,
		label: woongarant.label,
		product_type: 'Appartement',
		company_name: 'Terpen Verzekeringen',
		status: 'Aangevraagd',
		date_start: null,
		documents: [{ api_id: 'wg-20045-polis', description: 'Voorlopig polisblad' }],
	},
]

const bramBankguarantees: readonly StoredItem[] = [
	{
		id: guarantee.id,
		label: guarantee.label,
		company: 'Noordzee Garanties',
		is_BNP: true,
		cost: 198,
		amount: 17_800,
		one_off_additional_orv_cost: 45,
		premium: 153,
		arrangement: 'regulier',
		purchase_price: 178_000,
		date_of_issue: null,
		date_ultimate: dayFromNow(80),
		date_bankguarantee: dayFromNow(18),
		purchase_agreement_date: dayFromNow(-8),
	},
]

const bramHomeActions: readonly StoredItem[] = [
	...toPayAction(bill),
	{
		...blankAction,
		id: '21004',
		type: 'SIGN_WOONGARANT_PROPOSAL',
		label: 'Voorstel woonverzekering',
		date_created: momentFromNow(-2),
		product: woongarant,
		woongarant: {
			woongarant_api_id: 'wg-20045-voorstel',
			insurance_number: null,
			product: 'Woongarant Appartement',
			coverage: 'Uitgebreid',
			premium: 14.2,
			quote_date: dayFromNow(-2),
			risico_address: 'Veenkade 5-B, 9401 CD Assen',
			proposal_code: 'NL-7744-A',
			deductible_contents: 100,
			deductible_property: null,
			renovation_premium: null,
			info_url: 'https://wonen.voorbeeld.nl/informatie/appartement.pdf',
			conditions_url: 'https://wonen.voorbeeld.nl/voorwaarden/appartement.pdf',
			approval_url: 'https://wonen.voorbeeld.nl/akkoord/NL-7744-A',
			action_counter: { total: 1, closed: 0, open: 1 },
			is_apartment: true,
		},
	},
	{
		...blankAction,
		id: '21005',
		type: 'BANKGUARANTEE_BNP_PROPOSAL',
		label: 'Voorstel bankgarantie',
		date_created: momentFromNow(-1),
		product: guarantee,
	},
]

/** A mortgage whose fixed rate ends within a year, without a timeline; the firm has no texts for its choices. */
const bramMortgages: readonly StoredItem[] = [
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

const records: SeedRecords = {
	dossier: [{ id: '20001', label: 'Eerste huis', percentage_complete: 35, user_panels: [youssef, marieke] }],
	mortgage: bramMortgages,
	woongarant: bramWoongarants,
	bankguarantee: bramBankguarantees,
	invoice: bramInvoices,
	action: [
		{
			...blankAction,
			id: '21001',
			type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
			label: 'Jaaropgave',
			date_created: momentFromNow(-10),
			product: { id: '20011', label: 'Starterslening Assen', type: 'mortgage' },
			document: {
				...blankDocument,
				id: '21501',
				label: 'Jaaropgave',
				upload_requirements: 'Van het hele vorige jaar\nGoed leesbaar',
			},
		},
		{
			...blankAction,
			id: '21002',
			type: 'DOWNLOAD_ADDED_DOCUMENT',
			label: 'Stappenplan eerste huis',
			date_created: momentFromNow(-3),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
			downloadable_document: { id: '21511', name: 'Stappenplan eerste huis', description: null },
		},
		...bramHomeActions,
		{
			...blankAction,
			id: '21031',
			type: 'FILL_HYPACT_FORM',
			label: 'Vragen voor het advies (Hypact)',
			date_created: momentFromNow(-2),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
		},
		{
			...blankAction,
			id: '21032',
			type: 'FILL_INVENTORY_FORM',
			label: 'Inventarisatie invullen',
			date_created: momentFromNow(-1),
			product: { id: '20001', label: 'Eerste huis', type: 'dossier' },
		},
		{
			...blankAction,
			id: '21033',
			type: 'MORTGAGE_CHECK',
			label: 'Jaarlijkse hypotheekcheck',
			date_created: momentFromNow(-1),
			product: { id: '20011', label: 'Starterslening Assen', type: 'mortgage' },
		},
	],
	appointment: [
		{
			id: '20101',
			label: 'Eerste gesprek',
			type: 'Afspraak op kantoor',
			date: dayFromNow(3),
			start_time: '16:00',
			end_time: '17:00',
			location: 'Ossenmarkt 8, Groningen',
			advisor_name: 'Youssef El Amrani',
			is_true_meeting: false,
			is_google_meet: false,
			is_teams: false,
			action_counter: { total: 0, closed: 0, open: 0 },
		},
	],
}

/** Private, alone, informal. */
export const bram: SeedConsumer = {
	branch: 'noord',
	email: 'bram@voorbeeld.nl',
	username: 'bram',
	description: 'zonder partner, informeel',
	consumer: {
		...blankConsumer,
		id: '2001',
		gender: 'male',
		initials: 'B.',
		first_name: 'Bram',
		last_name: 'Jansen',
		display_name: 'Bram Jansen',
		date_of_birth: '1996-08-12',
		nationality: 'NL Nederland',
		email: 'bram@voorbeeld.nl',
		address: 'Veenkade 5-B, 9401 CD Assen',
		street_name: 'Veenkade',
		house_number: '5',
		house_number_addition: 'B',
		zipcode: '9401 CD',
		city: 'Assen',
		phone_mobile: '06 5555 7788',
		phoneNumbers: ['06 5555 7788'],
		address_style: 'informal',
		salutation: 'Beste Bram',
	},
	records: () => records,
}

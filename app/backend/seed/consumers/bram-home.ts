import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction } from '#app/backend/seed/action'
import { toInvoice, toPayAction, type SeedBill } from '#app/backend/seed/bill'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'

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

export const bramInvoices: readonly StoredItem[] = [toInvoice(bill)]

/** His only insurance. */
export const bramWoongarants: readonly StoredItem[] = [
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

export const bramBankguarantees: readonly StoredItem[] = [
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

export const bramHomeActions: readonly StoredItem[] = [
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

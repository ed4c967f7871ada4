import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction } from '#app/backend/seed/action'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'

const house = { id: '10045', label: 'Woongarant Lindelaan 14', type: 'woongarant' }
const flat = { id: '10046', label: 'Woongarant Kadeplein 3', type: 'woongarant' }
const firstGuarantee = { id: '10061', label: 'Bankgarantie Lindelaan 14', type: 'bankguarantee' }
const flatGuarantee = { id: '10064', label: 'Bankgarantie Kadeplein 3', type: 'bankguarantee' }
const pages = 'https://wonen.voorbeeld.nl'

const houseProposal = {
	woongarant_api_id: 'wg-10045-voorstel',
	insurance_number: 'WG-2026-04518',
	product: 'Woongarant Compleet',
	coverage: 'Allrisk',
	premium: 41.35,
	quote_date: dayFromNow(-3),
	risico_address: 'Lindelaan 14, 9711 AB Groningen',
	proposal_code: 'NL-7720-K',
	deductible_contents: 150,
	deductible_property: 350,
	renovation_premium: 12.5,
	info_url: `${pages}/informatie/compleet.pdf`,
	conditions_url: `${pages}/voorwaarden/compleet.pdf`,
	approval_url: `${pages}/akkoord/NL-7720-K`,
	action_counter: { total: 2, closed: 1, open: 1 },
	is_apartment: false,
}

/** Proposals to sign or to answer: home insurances of a house and of a flat, and bank guarantees. */
export const annaProposals: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11221',
		type: 'SIGN_WOONGARANT_PROPOSAL',
		label: 'Voorstel tijdens de verbouwing',
		date_created: momentFromNow(-3),
		product: house,
		woongarant: houseProposal,
	},
	{
		...blankAction,
		id: '11222',
		type: 'SIGN_WOONGARANT_PROPOSAL',
		label: 'Voorstel woonverzekering appartement',
		date_created: momentFromNow(-4),
		product: flat,
		woongarant: {
			...houseProposal,
			woongarant_api_id: 'wg-10046-voorstel',
			insurance_number: null,
			product: 'Woongarant Appartement',
			coverage: 'Uitgebreid',
			premium: 17.9,
			quote_date: dayFromNow(-4),
			risico_address: 'Kadeplein 3, 9722 CM Groningen',
			proposal_code: 'NL-7731-A',
			deductible_contents: 0,
			deductible_property: null,
			renovation_premium: null,
			info_url: `${pages}/informatie/appartement.pdf`,
			conditions_url: `${pages}/voorwaarden/appartement.pdf`,
			approval_url: `${pages}/akkoord/NL-7731-A`,
			action_counter: { total: 1, closed: 0, open: 1 },
			is_apartment: true,
		},
	},
	{
		...blankAction,
		id: '11223',
		type: 'SIGN_WOONGARANT_PROPOSAL',
		label: 'Eerste voorstel woonverzekering',
		date_created: momentFromNow(-372),
		date_executed: momentFromNow(-370),
		is_done: true,
		product: house,
		woongarant: {
			...houseProposal,
			premium: 36.1,
			quote_date: dayFromNow(-372),
			proposal_code: 'NL-5108-K',
			renovation_premium: 0,
			approval_url: `${pages}/akkoord/NL-5108-K`,
		},
	},
	{
		...blankAction,
		id: '11224',
		type: 'BANKGUARANTEE_BNP_PROPOSAL',
		label: 'Voorstel bankgarantie appartement',
		date_created: momentFromNow(-5),
		product: flatGuarantee,
	},
	{
		...blankAction,
		id: '11225',
		type: 'BANKGUARANTEE_BNP_PROPOSAL',
		label: 'Eerste voorstel bankgarantie',
		date_created: momentFromNow(-26),
		date_executed: momentFromNow(-24),
		is_done: true,
		product: firstGuarantee,
	},
]

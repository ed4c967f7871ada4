import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { toPayAction } from '#app/backend/seed/bill'
import { momentFromNow, dayFromNow } from '#app/backend/seed/dates'
import { annaBills } from './anna-bills'
import { annaQuotes } from './anna-quotes'

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
const annaProposals: readonly StoredItem[] = [
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

const car = { id: '10042', label: 'Autoverzekering', type: 'general_insurance' }
const search = { id: '10081', label: 'Zoektocht Groningen', type: 'purchase_intention' }
const income = { id: '10091', label: 'Inkomensverklaring Jeroen', type: 'business_income' }
const wills = { id: '10095', label: 'Testamenten Anna en Jeroen', type: 'will_writing_advice' }

const papers: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11201',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Jaarcijfers van de onderneming',
		date_created: momentFromNow(-15),
		comment: 'De cijfers van de laatste drie jaar.',
		product: income,
		consumer_name: 'Jeroen Postma',
		document: {
			...blankDocument,
			id: '12501',
			label: 'Jaarcijfers',
			consumer_name: 'Jeroen Postma',
			is_consumer_specific: true,
			upload_requirements: 'Balans en winst-en-verliesrekening\nOpgemaakt door de boekhouder',
		},
	},
	{
		...blankAction,
		id: '11202',
		type: 'APPROVE_DOCUMENT',
		label: 'Akkoord op het concept van de testamenten',
		date_created: momentFromNow(-11),
		product: wills,
		document: { ...blankDocument, id: '12502', label: 'Concept testamenten', has_document: true },
	},
	{
		...blankAction,
		id: '11203',
		type: 'DOWNLOAD_ADDED_DOCUMENT',
		label: 'Zoekprofiel',
		date_created: momentFromNow(-17),
		date_executed: momentFromNow(-16),
		is_done: true,
		product: search,
		downloadable_document: { id: '12503', name: 'Zoekprofiel Groningen', description: null },
	},
	{
		...blankAction,
		id: '11204',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Bewijs van eigen geld',
		date_created: momentFromNow(-10),
		product: search,
		document: { ...blankDocument, id: '12504', label: 'Bewijs van eigen geld' },
	},
	{
		...blankAction,
		id: '11205',
		type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Polisblad autoverzekering',
		date_created: momentFromNow(-380),
		date_executed: momentFromNow(-379),
		is_done: true,
		product: car,
		document: { ...blankDocument, id: '12505', label: 'Polisblad autoverzekering', has_document: true },
	},
]

const payments = annaBills.filter(({ id }) => id !== '10071').flatMap(toPayAction)

/** Action points of insurances, guarantees, invoices, quotes, searches, incomes and wills. */
export const annaMoreActions: readonly StoredItem[] = [
	...papers,
	...payments,
	...annaProposals,
	...annaQuotes,
]

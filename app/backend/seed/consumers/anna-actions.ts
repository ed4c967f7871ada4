import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { momentFromNow } from '#app/backend/seed/dates'
import { annaMoreActions } from './anna-more-actions'
import { annaLoanActions } from './anna-loan-actions'

const dossier = { id: '10001', label: 'Aankoop Lindelaan 14', type: 'dossier' }
const mortgage = { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' }
const renovation = { id: '10012', label: 'Verbouwingshypotheek', type: 'mortgage' }
const life = { id: '10031', label: 'Overlijdensrisicoverzekering', type: 'lifeinsurance' }
const advice = { id: '10051', label: 'Opdracht hypotheekadvies', type: 'otd' }
const aftercare = { id: '10052', label: 'Opdracht nazorg', type: 'otd' }
const guarantee = { id: '10061', label: 'Bankgarantie Lindelaan 14', type: 'bankguarantee' }
const invoice = { id: '10071', label: 'Factuur 2026-0311', type: 'invoice' }
const anna = 'Anna de Vries'
const jeroen = 'Jeroen Postma'

const uploads: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11001',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Recente loonstrook',
		date_created: momentFromNow(-21),
		comment: 'Graag de loonstrook van de laatste maand, met de naam van de werkgever erop.',
		product: mortgage,
		consumer_name: anna,
		document: {
			...blankDocument,
			id: '11501',
			label: 'Loonstrook',
			description: 'De geldverstrekker controleert het inkomen met een loonstrook.',
			consumer_name: anna,
			is_consumer_specific: true,
			upload_requirements:
				'Niet ouder dan drie maanden\nNaam en geboortedatum zijn leesbaar\nHet burgerservicenummer mag afgeschermd zijn',
		},
	},
	{
		...blankAction,
		id: '11002',
		type: 'REUPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Werkgeversverklaring',
		date_created: momentFromNow(-15),
		comment: 'De handtekening van de werkgever ontbreekt op bladzijde 2.',
		product: mortgage,
		consumer_name: jeroen,
		document: {
			...blankDocument,
			id: '11502',
			label: 'Werkgeversverklaring',
			description: 'Een verklaring van de werkgever over contract en salaris.',
			consumer_name: jeroen,
			is_consumer_specific: true,
			upload_requirements: 'Ondertekend door de werkgever\nAlle bladzijden in één bestand',
			has_document: true,
		},
	},
	{
		...blankAction,
		id: '11003',
		type: 'REQUEST_PENSION_XML',
		label: 'Pensioenoverzicht (XML)',
		date_created: momentFromNow(-9),
		product: dossier,
		consumer_name: anna,
		document: {
			...blankDocument,
			id: '11503',
			label: 'Pensioenoverzicht',
			description: 'Het bestand van mijnpensioenoverzicht.nl. Kies daar voor downloaden als XML.',
			consumer_name: anna,
			is_consumer_specific: true,
			upload_requirements: 'Het XML-bestand zelf, geen schermafbeelding',
		},
	},
	{
		...blankAction,
		id: '11004',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Bouwtekening en offerte aannemer',
		date_created: momentFromNow(-4),
		product: renovation,
		document: { ...blankDocument, id: '11504', label: 'Verbouwingsplan' },
	},
	{
		...blankAction,
		id: '11005',
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Kopie paspoort',
		date_created: momentFromNow(-40),
		date_executed: momentFromNow(-38),
		is_done: true,
		product: dossier,
		consumer_name: anna,
		document: { ...blankDocument, id: '11505', label: 'Paspoort', has_document: true },
	},
]

const downloads: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11011',
		type: 'DOWNLOAD_ADDED_DOCUMENT',
		label: 'Adviesrapport',
		date_created: momentFromNow(-6),
		product: mortgage,
		downloadable_document: {
			id: '11511',
			name: 'Adviesrapport hypotheek',
			description: 'Ons advies, met de berekening van de maandlasten.',
		},
	},
	{
		...blankAction,
		id: '11012',
		type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Concept van de koopakte',
		date_created: momentFromNow(-5),
		product: dossier,
		document: { ...blankDocument, id: '11512', label: 'Concept koopakte', has_document: true },
	},
	{
		...blankAction,
		id: '11013',
		type: 'DOWNLOAD_DOCUMENTMANAGEMENT_FILE',
		label: 'Taxatierapport',
		date_created: momentFromNow(-3),
		comment: 'De taxateur levert het rapport deze week.',
		product: mortgage,
		document: { ...blankDocument, id: '11513', label: 'Taxatierapport' },
	},
	{
		...blankAction,
		id: '11014',
		type: 'DOWNLOAD_QUOTE_INDICATIVE_PROPOSAL',
		label: 'Renteaanbod van de geldverstrekker',
		date_created: momentFromNow(-12),
		product: mortgage,
		quotes: [
			quote('11611', [
				{ id: '11711', label: 'Renteaanbod' },
				{ id: '11712', label: 'Algemene voorwaarden' },
			]),
		],
	},
	{
		...blankAction,
		id: '11015',
		type: 'DOWNLOAD_QUOTE',
		label: 'Offerte overlijdensrisicoverzekering',
		date_created: momentFromNow(-50),
		date_executed: momentFromNow(-47),
		is_done: true,
		product: life,
		quotes: [quote('11612', [{ id: '11713', label: 'Offerte verzekering' }])],
	},
	{
		...blankAction,
		id: '11016',
		type: 'DOWNLOAD_SIGNED_OTD',
		label: 'Getekende opdracht nazorg',
		date_created: momentFromNow(-60),
		date_executed: momentFromNow(-58),
		is_done: true,
		product: aftercare,
	},
	{
		...blankAction,
		id: '11017',
		type: 'DOWNLOAD_OTD',
		label: 'Opdracht hypotheekadvies om na te lezen',
		date_created: momentFromNow(-13),
		product: advice,
	},
]

const agreements: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11021',
		type: 'SIGN_OTD',
		label: 'Opdracht voor advies tekenen',
		date_created: momentFromNow(-14),
		product: advice,
	},
	{
		...blankAction,
		id: '11022',
		type: 'APPROVE_DOCUMENT',
		label: 'Akkoord op het klantprofiel',
		date_created: momentFromNow(-8),
		product: dossier,
		document: {
			...blankDocument,
			id: '11522',
			label: 'Klantprofiel',
			client_approval_explanation: 'Klopt dit profiel? Dan gaan wij verder met het advies.',
			has_document: true,
		},
	},
	{
		...blankAction,
		id: '11023',
		type: 'APPROVE_DOCUMENT',
		label: 'Akkoord op de koopovereenkomst',
		date_created: momentFromNow(-31),
		date_executed: momentFromNow(-30),
		is_done: true,
		product: dossier,
		document: { ...blankDocument, id: '11523', label: 'Koopovereenkomst', has_document: true },
	},
	{
		...blankAction,
		id: '11024',
		type: 'BANKGUARANTEE_BNP_PROPOSAL',
		label: 'Voorstel bankgarantie',
		date_created: momentFromNow(-7),
		product: guarantee,
	},
	{
		...blankAction,
		id: '11025',
		type: 'PAY_INVOICE',
		label: 'Factuur 2026-0311 betalen',
		date_created: momentFromNow(-2),
		product: invoice,
		public_number: '2026-0311',
		invoice: {
			id: '10071',
			public_number: '2026-0311',
			date_created: momentFromNow(-2),
			total: 1850,
			lines: [
				{ description: 'Advies hypotheek Lindelaan 14' },
				{ description: 'Bemiddeling bij de geldverstrekker' },
			],
		},
		payment: {
			id: '11801',
			description: 'iDEAL',
			amount: 1850,
			is_paid: false,
			issuer: null,
			status: 'CREATED',
		},
	},
]

const forms: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11031',
		type: 'FILL_INVENTORY_FORM',
		label: 'Inventarisatie invullen',
		date_created: momentFromNow(-20),
		product: dossier,
	},
	{
		...blankAction,
		id: '11032',
		type: 'FILL_KNOWLEDGE_FORM',
		label: 'Kennis en ervaring',
		date_created: momentFromNow(-19),
		product: dossier,
		consumer_name: jeroen,
	},
	{
		...blankAction,
		id: '11036',
		type: 'FILL_HYPACT_FORM',
		label: 'Vragen voor het advies (Hypact)',
		date_created: momentFromNow(-18),
		product: dossier,
	},
	{
		...blankAction,
		id: '11037',
		type: 'MORTGAGE_CHECK',
		label: 'Jaarlijkse hypotheekcheck',
		date_created: momentFromNow(-1),
		product: mortgage,
	},
	{
		...blankAction,
		id: '11033',
		type: 'UPDATE_MARKET_VALUE',
		label: 'Marktwaarde van de woning',
		date_created: momentFromNow(-1),
		product: mortgage,
	},
	{
		...blankAction,
		id: '11034',
		type: 'PRESENT_OPPORTUNITY_TO_CONSUMER',
		label: 'Mogelijk lagere maandlasten',
		date_created: momentFromNow(-1),
		product: mortgage,
		smartcare_show_amount: true,
		smartcare_min_savings_amount: 75,
		smartcare_savings_period: 'MONTHLY',
		smartcare_explain: 'De rente is gedaald. Oversluiten kan ongeveer € 75 per maand schelen.',
	},
	{
		...blankAction,
		id: '11035',
		type: 'UPDATE_DATE_CONDITIONS_PRECEDENT',
		label: 'Datum ontbindende voorwaarden',
		date_created: momentFromNow(-35),
		date_executed: momentFromNow(-33),
		is_done: true,
		product: mortgage,
	},
]

/** Every type of action point. Open ones are sorted by age, the oldest first. */
export const annaActions: readonly StoredItem[] = [
	...uploads,
	...downloads,
	...agreements,
	...forms,
	...annaMoreActions,
	...annaLoanActions,
]

function quote(id: string, attachments: readonly StoredItem[]): StoredItem {
	return {
		id,
		date_received: momentFromNow(-13),
		date_acceptation: null,
		date_validity: momentFromNow(17),
		property: 'Lindelaan 14, Groningen',
		attachments,
	}
}

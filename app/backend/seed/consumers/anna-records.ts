import { marieke, youssef } from '#app/backend/seed/advisors'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { annaActions } from './anna-actions'
import { annaAppointments } from './anna-appointments'
import { annaBankguarantees, annaOtds } from './anna-otds'
import { annaGeneralInsurances } from './anna-general-insurances'
import { annaMortgages } from './anna-mortgages'
import { annaPurchaseIntentions } from './anna-purchase-intentions'
import type { StoredItem } from '#app/backend/jsonapi'
import { toInvoice } from '#app/backend/seed/bill'
import { annaBills } from './anna-bills'
import { dayFromNow, momentFromNow } from '#app/backend/seed/dates'

const service = { id: '10801', name: 'Onze dienstverlening' }
const privacy = { id: '10802', name: 'Privacy en klachten' }

/** Important documents; `language` null is one file for every language. */
const annaDocuments: StoredItem[] = [
	{
		id: '10701',
		label: 'Dienstenwijzer',
		filename: 'Dienstenwijzer Noorderlicht.pdf',
		description: 'Wie wij zijn, wat wij doen en hoe wij worden betaald.',
		language: 'nl',
		category: service,
	},
	{
		id: '10702',
		label: 'Service guide',
		filename: 'Service guide Noorderlicht.pdf',
		description: 'Who we are, what we do and how we are paid.',
		language: 'en',
		category: service,
	},
	{
		id: '10703',
		label: 'Vergelijkingskaart hypotheken',
		filename: 'Vergelijkingskaart “hypotheken”.pdf',
		description: 'Onze dienstverlening vergeleken met die van anderen.',
		language: null,
		category: service,
	},
	{
		id: '10704',
		label: 'Privacyverklaring',
		filename: 'Privacyverklaring.pdf',
		description: 'Wat wij bewaren, waarom en hoe lang.',
		language: null,
		category: privacy,
	},
	{
		id: '10705',
		label: 'Klachtenregeling',
		filename: 'Klachtenregeling.pdf',
		description: null,
		language: 'nl',
		category: privacy,
	},
]

/** Life insurances: one of two people with all their coverages, one that is still being arranged. */
const annaLifeInsurances: readonly StoredItem[] = [
	{
		id: '10031',
		label: 'Overlijdensrisicoverzekering',
		insurer_name: 'Zeedijk Levensverzekeringen',
		policy_number: 'ZL 88.204.117',
		payments: [
			{ amount: 23.4, term: 'per maand' },
			{ amount: 150, term: 'eenmalig bij het begin' },
		],
		insured_consumers: [
			{
				name: 'Anna de Vries',
				data: [
					{ insurance_type: 'Gelijkblijvend kapitaal', capital: 150_000, duration: 360 },
					{ insurance_type: 'Annuïtair dalend kapitaal', capital: 85_000, duration: 240 },
				],
			},
			{
				name: 'Jeroen Postma',
				data: [{ insurance_type: 'Gelijkblijvend kapitaal', capital: 150_000, duration: 360 }],
			},
		],
	},
	{
		id: '10032',
		label: 'Uitvaartverzekering',
		insurer_name: null,
		policy_number: null,
		payments: [],
		insured_consumers: [],
	},
]

/** Home insurances: one of a house, and one of a flat that starts later. */
const annaWoongarants: readonly StoredItem[] = [
	{
		id: '10045',
		product_id: '10541',
		insurance_id: '10041',
		label: 'Woongarant Lindelaan 14',
		product_type: 'Woonhuis',
		company_name: 'Terpen Verzekeringen',
		status: 'Lopend',
		date_start: dayFromNow(-365),
		documents: [
			{ api_id: 'wg-10045-polis', description: 'Polisblad' },
			{ api_id: 'wg 10045/2', description: 'Voorwaarden wonen “compleet”' },
			{ api_id: 'wg-10045-kaart', description: 'Verzekeringskaart inboedel' },
		],
	},
	{
		id: '10046',
		product_id: '10546',
		insurance_id: null,
		label: 'Woongarant Kadeplein 3',
		product_type: 'Appartement',
		company_name: null,
		status: 'Aangevraagd',
		date_start: null,
		documents: [],
	},
]

/** Credits: one with all members, one with few. */
const annaCredits: readonly StoredItem[] = [
	{
		id: '10021',
		label: 'Doorlopend krediet',
		lender: 'Grachtstad Financieringen',
		date_entry: '2022-11-14',
		spending_target: 'Zonnepanelen en een warmtepomp',
		loan_amount: 17_500,
		repayment_amount: 262.5,
		repayment_period: 1,
		repayment_percentage: 1.5,
	},
	{
		id: '10022',
		label: 'Persoonlijke lening',
		lender: null,
		date_entry: null,
		spending_target: null,
		loan_amount: 8000,
		repayment_amount: null,
		repayment_period: null,
		repayment_percentage: null,
	},
]

/** Business incomes: one in progress, and one without details. */
const annaBusinessIncomes: readonly StoredItem[] = [
	{
		id: '10091',
		label: 'Inkomensverklaring Jeroen',
		name: 'Jeroen Postma',
		supplier: 'Cijferwacht Rekenexperts',
		lender: 'Hypotheekbank Noordzee',
		state: 'In behandeling',
		created: momentFromNow(-16),
	},
	{
		id: '10092',
		label: 'Inkomensverklaring Anna',
		name: 'Anna de Vries',
		supplier: 'Cijferwacht Rekenexperts',
		lender: null,
		state: null,
		created: momentFromNow(-1),
	},
]

const annaWills: readonly StoredItem[] = [
	{
		id: '10095',
		label: 'Testamenten Anna en Jeroen',
		notary: 'Notariskantoor Aan de Vaart',
		wozAmount: 362_000,
		supplier: 'Nalatenschap in Orde',
		status: 'Concept gereed',
		wills: [
			{
				id: '10591',
				title: 'Langstlevendentestament',
				owner: 'Anna de Vries',
				startingDate: dayFromNow(-25),
			},
			{ id: '10592', title: 'Levenstestament', owner: 'Jeroen Postma', startingDate: dayFromNow(-24) },
		],
	},
]

/** Tax-neutral continuations: one with a kind and an insurer, one without either, one without a name too. */
const annaFgvs: readonly StoredItem[] = [
	{
		id: '10035',
		label: 'Voortzetting kapitaalverzekering',
		insurance_type: 'Kapitaalverzekering eigen woning',
		insurer_name: 'Zeedijk Levensverzekeringen',
	},
	{ id: '10036', label: 'Voortzetting spaarrekening' },
	{ id: '10037', label: null, insurance_type: null, insurer_name: 'Zeedijk Levensverzekeringen' },
]

/** Disability insurances; the second has no action point, so the portal does not list it. */
const annaCardifaos: readonly StoredItem[] = [
	{
		id: '10085',
		label: 'Woonlastenverzekering',
		reference_number: 'NFA-10085',
		quote_number: 'WLV-2026-0077',
		premium: { premium: 38.45, disability: 1250 },
	},
	{ id: '10086', label: 'Woonlastenverzekering Jeroen', reference_number: 'NFA-10086', quote_number: null },
]

const annaInvoices: readonly StoredItem[] = annaBills.map(toInvoice)

export const annaRecords: SeedRecords = {
	dossier: [
		{
			id: '10001',
			label: 'Aankoop Lindelaan 14',
			percentage_complete: 65,
			user_panels: [marieke, youssef],
		},
		{ id: '10002', label: 'Verzekeringen en zekerheid', percentage_complete: 20, user_panels: [marieke] },
	],
	mortgage: annaMortgages,
	credit: annaCredits,
	lifeinsurance: annaLifeInsurances,
	general_insurance: annaGeneralInsurances,
	woongarant: annaWoongarants,
	otd: annaOtds,
	bankguarantee: annaBankguarantees,
	fgv: annaFgvs,
	cardifao: annaCardifaos,
	invoice: annaInvoices,
	purchase_intention: annaPurchaseIntentions,
	business_income: annaBusinessIncomes,
	will_writing_advice: annaWills,
	appointment: annaAppointments,
	action: annaActions,
	document: annaDocuments,
	notification: [
		{
			id: '10901',
			label: {
				nl: 'Ons kantoor is op Koningsdag gesloten.',
				en: "Our office is closed on King's Day.",
			},
		},
		{
			id: '10902',
			label: {
				nl: 'De hypotheekrente verandert vaak. Vraag ons gerust naar de stand van vandaag.',
				en: "Mortgage rates change often. Feel free to ask us for today's rate.",
			},
		},
	],
}

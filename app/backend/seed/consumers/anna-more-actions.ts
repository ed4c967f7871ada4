import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction, blankDocument } from '#app/backend/seed/action'
import { toPayAction } from '#app/backend/seed/bill'
import { momentFromNow } from '#app/backend/seed/dates'
import { annaBills } from './anna-bills'
import { annaProposals } from './anna-proposals'
import { annaQuotes } from './anna-quotes'

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

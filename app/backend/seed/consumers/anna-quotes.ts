import type { StoredItem } from '#app/backend/jsonapi'
import { blankAction } from '#app/backend/seed/action'
import { momentFromNow } from '#app/backend/seed/dates'

const mortgage = { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' }
const car = { id: '10042', label: 'Autoverzekering', type: 'general_insurance' }

/** Quotes to download: two in one action point, one that is accepted, one without dates and without papers. */
export const annaQuotes: readonly StoredItem[] = [
	{
		...blankAction,
		id: '11231',
		type: 'DOWNLOAD_QUOTE_FINAL_OFFER',
		label: 'Bindend aanbod van twee geldverstrekkers',
		date_created: momentFromNow(-4),
		product: mortgage,
		quotes: [
			{
				id: '12631',
				date_received: momentFromNow(-5),
				date_acceptation: null,
				date_validity: momentFromNow(25),
				property: 'Lindelaan 14, Groningen',
				attachments: [
					{ id: '12731', label: 'Bindend aanbod Noordzee' },
					{ id: '12732', label: 'Voorwaarden Noordzee' },
					{ id: '12733', label: 'Rekenblad “maandlasten”' },
				],
			},
			{
				id: '12632',
				date_received: momentFromNow(-7),
				date_acceptation: momentFromNow(-4),
				date_validity: momentFromNow(14),
				property: 'Lindelaan 14, Groningen',
				attachments: [{ id: '12734', label: 'Bindend aanbod Zuiderhaven' }, { id: '12735' }],
			},
		],
	},
	{
		...blankAction,
		id: '11232',
		type: 'DOWNLOAD_QUOTE',
		label: 'Offerte autoverzekering',
		date_created: momentFromNow(-2),
		product: car,
		quotes: [
			{
				id: '12633',
				date_received: null,
				date_acceptation: null,
				date_validity: null,
				property: null,
				attachments: [],
			},
		],
	},
	{
		...blankAction,
		id: '11233',
		type: 'DOWNLOAD_QUOTE_FINAL_OFFER',
		label: 'Aanbod van vorig jaar',
		date_created: momentFromNow(-380),
		date_executed: momentFromNow(-376),
		is_done: true,
		product: mortgage,
		quotes: [
			{
				id: '12634',
				date_received: momentFromNow(-381),
				date_acceptation: momentFromNow(-376),
				date_validity: momentFromNow(-350),
				property: 'Lindelaan 14, Groningen',
				attachments: [{ id: '12736', label: 'Bindend aanbod vorig jaar' }],
			},
		],
	},
]

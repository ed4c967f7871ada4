import type { Item } from '#app/backend/jsonapi'
import { blankAction } from '#app/backend/seed/action'
import { moment } from '#app/backend/seed/dates'

const mortgage = { id: '10011', label: 'Hypotheek Lindelaan 14', type: 'mortgage' }
const car = { id: '10042', label: 'Autoverzekering', type: 'general_insurance' }

/** Quotes to download: two in one action point, one that is accepted, one without dates and without papers. */
export const annaQuotes: readonly Item[] = [
	{
		...blankAction,
		id: '11231',
		type: 'DOWNLOAD_QUOTE_FINAL_OFFER',
		label: 'Bindend aanbod van twee geldverstrekkers',
		date_created: moment(-4),
		product: mortgage,
		quotes: [
			{
				id: '12631',
				date_received: moment(-5),
				date_acceptation: null,
				date_validity: moment(25),
				property: 'Lindelaan 14, Groningen',
				attachments: [
					{ id: '12731', label: 'Bindend aanbod Noordzee' },
					{ id: '12732', label: 'Voorwaarden Noordzee' },
					{ id: '12733', label: 'Rekenblad “maandlasten”' },
				],
			},
			{
				id: '12632',
				date_received: moment(-7),
				date_acceptation: moment(-4),
				date_validity: moment(14),
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
		date_created: moment(-2),
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
		date_created: moment(-380),
		date_executed: moment(-376),
		is_done: true,
		product: mortgage,
		quotes: [
			{
				id: '12634',
				date_received: moment(-381),
				date_acceptation: moment(-376),
				date_validity: moment(-350),
				property: 'Lindelaan 14, Groningen',
				attachments: [{ id: '12736', label: 'Bindend aanbod vorig jaar' }],
			},
		],
	},
]

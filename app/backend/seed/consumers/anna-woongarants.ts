import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'

/** Home insurances: one of a house, and one of a flat that starts later. */
export const annaWoongarants: readonly StoredItem[] = [
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

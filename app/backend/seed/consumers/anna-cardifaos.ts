import type { StoredItem } from '#app/backend/jsonapi'

/** Disability insurances; the second has no action point, so the portal does not list it. */
export const annaCardifaos: readonly StoredItem[] = [
	{
		id: '10085',
		label: 'Woonlastenverzekering',
		reference_number: 'NFA-10085',
		quote_number: 'WLV-2026-0077',
		premium: { premium: 38.45, disability: 1250 },
	},
	{ id: '10086', label: 'Woonlastenverzekering Jeroen', reference_number: 'NFA-10086', quote_number: null },
]

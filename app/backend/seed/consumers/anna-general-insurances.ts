import type { Item } from '#app/backend/jsonapi'

/** General insurances. */
export const annaGeneralInsurances: readonly Item[] = [
	{ id: '10041', label: 'Woonhuisverzekering' },
	{ id: '10042', label: 'Autoverzekering' },
]

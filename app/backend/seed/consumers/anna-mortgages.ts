import type { Item } from '#app/backend/jsonapi'

/** Mortgages. */
export const annaMortgages: readonly Item[] = [
	{ id: '10011', label: 'Hypotheek Lindelaan 14' },
	{ id: '10012', label: 'Verbouwingshypotheek' },
]

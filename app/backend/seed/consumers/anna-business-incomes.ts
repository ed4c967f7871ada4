import type { StoredItem } from '#app/backend/jsonapi'
import { momentFromNow } from '#app/backend/seed/dates'

/** Business incomes: one in progress, and one without details. */
export const annaBusinessIncomes: readonly StoredItem[] = [
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

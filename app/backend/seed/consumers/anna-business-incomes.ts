import type { Item } from '#app/backend/jsonapi'
import { moment } from '#app/backend/seed/dates'

/** Business incomes: one that is under way, and one that nobody said anything of yet. */
export const annaBusinessIncomes: readonly Item[] = [
	{
		id: '10091',
		label: 'Inkomensverklaring Jeroen',
		name: 'Jeroen Postma',
		supplier: 'Cijferwacht Rekenexperts',
		lender: 'Hypotheekbank Noordzee',
		state: 'In behandeling',
		created: moment(-16),
	},
	{
		id: '10092',
		label: 'Inkomensverklaring Anna',
		name: 'Anna de Vries',
		supplier: 'Cijferwacht Rekenexperts',
		lender: null,
		state: null,
		created: moment(-1),
	},
]

import type { Item } from '#app/backend/jsonapi'
import { day } from '#app/backend/seed/dates'

/** Advice on wills. */
export const annaWills: readonly Item[] = [
	{
		id: '10095',
		label: 'Testamenten Anna en Jeroen',
		notary: 'Notariskantoor Aan de Vaart',
		wozAmount: 362_000,
		supplier: 'Nalatenschap in Orde',
		status: 'Concept gereed',
		wills: [
			{ id: '10591', title: 'Langstlevendentestament', owner: 'Anna de Vries', startingDate: day(-25) },
			{ id: '10592', title: 'Levenstestament', owner: 'Jeroen Postma', startingDate: day(-24) },
		],
	},
]

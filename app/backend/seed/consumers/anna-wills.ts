import type { StoredItem } from '#app/backend/jsonapi'
import { dayFromNow } from '#app/backend/seed/dates'

export const annaWills: readonly StoredItem[] = [
	{
		id: '10095',
		label: 'Testamenten Anna en Jeroen',
		notary: 'Notariskantoor Aan de Vaart',
		wozAmount: 362_000,
		supplier: 'Nalatenschap in Orde',
		status: 'Concept gereed',
		wills: [
			{
				id: '10591',
				title: 'Langstlevendentestament',
				owner: 'Anna de Vries',
				startingDate: dayFromNow(-25),
			},
			{ id: '10592', title: 'Levenstestament', owner: 'Jeroen Postma', startingDate: dayFromNow(-24) },
		],
	},
]

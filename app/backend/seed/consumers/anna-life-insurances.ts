import type { StoredItem } from '#app/backend/jsonapi'

/** Life insurances: one of two people with all their coverages, one that is still being arranged. */
export const annaLifeInsurances: readonly StoredItem[] = [
	{
		id: '10031',
		label: 'Overlijdensrisicoverzekering',
		insurer_name: 'Zeedijk Levensverzekeringen',
		policy_number: 'ZL 88.204.117',
		payments: [
			{ amount: 23.4, term: 'per maand' },
			{ amount: 150, term: 'eenmalig bij het begin' },
		],
		insured_consumers: [
			{
				name: 'Anna de Vries',
				data: [
					{ insurance_type: 'Gelijkblijvend kapitaal', capital: 150_000, duration: 360 },
					{ insurance_type: 'Annuïtair dalend kapitaal', capital: 85_000, duration: 240 },
				],
			},
			{
				name: 'Jeroen Postma',
				data: [{ insurance_type: 'Gelijkblijvend kapitaal', capital: 150_000, duration: 360 }],
			},
		],
	},
	{
		id: '10032',
		label: 'Uitvaartverzekering',
		insurer_name: null,
		policy_number: null,
		payments: [],
		insured_consumers: [],
	},
]

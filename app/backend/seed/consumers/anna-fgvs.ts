import type { StoredItem } from '#app/backend/jsonapi'

/** Tax-neutral continuations: one with a kind and an insurer, one without either, one without a name too. */
export const annaFgvs: readonly StoredItem[] = [
	{
		id: '10035',
		label: 'Voortzetting kapitaalverzekering',
		insurance_type: 'Kapitaalverzekering eigen woning',
		insurer_name: 'Zeedijk Levensverzekeringen',
	},
	{ id: '10036', label: 'Voortzetting spaarrekening' },
	{ id: '10037', label: null, insurance_type: null, insurer_name: 'Zeedijk Levensverzekeringen' },
]

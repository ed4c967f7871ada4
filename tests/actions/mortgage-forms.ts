import type { ActionForm } from './action-form'

/** What is told of a mortgage. */
export const mortgageForms: ActionForm[] = [
	{
		name: 'The market value of a house',
		address: '/mortgages/10011/marketvalue/11033',
		steps: [
			{ choose: 'WOZ-beschikking' },
			{ fill: 'Nieuwe waarde in euro’s', with: '€ 412.500' },
			{ fill: 'Op welke datum is deze waarde bepaald?', with: '1 januari 2026' },
		],
		button: 'Verstuur de waarde',
		call: {
			path: '/api/products/mortgages/10011/edit-market-value',
			body: {
				productActionId: '11033',
				marketValue: 412500,
				marketValueDate: '2026-01-01',
				basedOn: 'woz',
			},
		},
		lands: '/mortgages/10011',
		notice: 'De nieuwe waarde is opgeslagen.',
		receipt: ['WOZ-beschikking', '€ 412.500,00', '1 januari 2026'],
		kept: ['Nieuwe waarde in euro’s', '€ 412.500'],
		numbers: '[31] [326] [327] [329] [330]',
	},
]

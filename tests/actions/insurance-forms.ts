import type { ActionForm } from './action-form'

const premium = '/api/products/cardifao/actions/11101'

export const insuranceForms: ActionForm[] = [
	{
		name: 'The premium of a disability insurance that is accepted',
		address: '/cardifao/10085/premium/11101',
		steps: [],
		button: 'Premie aanvragen',
		call: { path: `${premium}/accept` },
		lands: '/dashboard',
		notice: 'U bent akkoord met de premie. Wij vragen de verzekering aan.',
		answers: ['Akkoord met een premie'],
		receipt: ['Akkoord met een premie', 'Woonlastenverzekering', '€ 38,45'],
		numbers: '[55] [447] [448]',
	},
	{
		name: 'The premium of a disability insurance that is declined',
		address: '/cardifao/10085/premium/11101',
		steps: [],
		button: 'Niet nu',
		call: { path: `${premium}/decline` },
		lands: '/dashboard',
		notice: 'U heeft de premie afgewezen. Wij vragen de verzekering niet aan.',
		answers: ['Premie afgewezen'],
		receipt: ['Premie afgewezen', 'Woonlastenverzekering'],
		failure: 'De premie is nog niet afgewezen. Probeer het nog een keer, of bel of mail ons.',
		numbers: '[55] [447] [449]',
	},
]

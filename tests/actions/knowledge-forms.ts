import type { ActionForm } from './action-form'

/** What is told of knowledge and experience. */
export const knowledgeForms: ActionForm[] = [
	{
		name: 'The knowledge and experience of a client',
		address: '/actions/11032/knowledge-test',
		steps: [{ choose: 'Veel kennis of ervaring', of: 'Een contract lezen en begrijpen' }],
		button: 'Verstuur de antwoorden',
		call: {
			path: '/api/knowledge-form',
			body: { productActionId: '11032', answers: { general_1: 'veel_kennis_ervaring' } },
		},
		lands: '/dashboard',
		notice: 'Wij hebben de antwoorden over kennis en ervaring ontvangen.',
		receipt: ['Een contract lezen en begrijpen voordat ik teken', 'Veel kennis of ervaring'],
		// lynx ticks the first answer of a question by itself, w3m does not.
		text: false,
		numbers: '[58] [585] [587] [589]',
	},
]

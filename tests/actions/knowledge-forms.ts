import page from '#app/locales/nl/page.json'
import type { ActionForm } from './action-form'

const { knowledge_form: words } = page
const counts = {
	general: 4,
	mortgage: 6,
	death: 3,
	disability: 3,
	unemployment: 3,
	retirement: 3,
	savings: 4,
}
const keys = Object.entries(counts).flatMap(([group, count]) =>
	Array.from({ length: count }, (_, at) => `${group}_${at + 1}`),
)
const labels = new Map<string, unknown>(Object.entries(words))

export const knowledgeForms: ActionForm[] = [
	{
		name: 'The knowledge and experience of a client',
		address: '/actions/11032/knowledge-test',
		steps: keys.map((key, at) => ({
			choose: at % 2 === 0 ? 'Veel kennis of ervaring' : 'Geen kennis of ervaring',
			of: String(labels.get(key)),
		})),
		button: 'Verstuur uw antwoorden',
		call: {
			path: '/api/knowledge-form',
			body: {
				productActionId: '11032',
				answers: Object.fromEntries(
					keys.map((key, at) => [key, at % 2 === 0 ? 'veel_kennis_ervaring' : 'geen_kennis_ervaring']),
				),
			},
		},
		lands: '/dashboard',
		notice: 'Wij hebben de antwoorden over kennis en ervaring ontvangen.',
		receipt: ['Een contract lezen en begrijpen vóór het tekenen', 'Veel kennis of ervaring'],
		numbers: '[58] [585] [587] [589]',
	},
]

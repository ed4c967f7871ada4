import type { ActionForm } from './action-form'
import { partnerAnswers, partnerData, stepsThrough } from './hypact-answers'

/** Questionnaires of several steps. */
export const questionnaireForms: ActionForm[] = [
	{
		name: 'The advice profile of a client with a partner',
		// A draft of an earlier try is walked through again.
		address: '/actions/11036/hypact-form?step=1',
		steps: stepsThrough(partnerAnswers),
		button: 'Verstuur de antwoorden',
		call: { path: '/api/advice_profile', body: { productActionId: '11036', data: partnerData } },
		lands: '/dashboard',
		notice: 'Wij hebben uw antwoorden ontvangen.',
		receipt: ['Mijn zus is rechter.', 'Zonnepanelen liggen er al.', '€ 52.500,50'],
		kept: ['Is er nog iets te zeggen over verduurzamen?', 'Zonnepanelen liggen er al.'],
		numbers: '[59] [508] [513] [542] [543]',
	},
]

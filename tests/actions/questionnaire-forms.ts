import type { ActionForm } from './action-form'
import { changedData, changedSteps, ownParts, ownSteps } from './check-answers'
import { partnerAnswers, partnerData, createStepsThrough } from './hypact-answers'

/** Questionnaires with several steps. */
export const questionnaireForms: ActionForm[] = [
	{
		name: 'The advice profile of a client with a partner',
		// Step 1 explicitly, because an earlier attempt may have left a draft.
		address: '/actions/11036/hypact-form?step=1',
		steps: createStepsThrough(partnerAnswers),
		button: 'Verstuur uw antwoorden',
		call: { path: '/api/advice_profile', body: { productActionId: '11036', data: partnerData } },
		lands: '/dashboard',
		notice: 'Wij hebben uw antwoorden ontvangen.',
		receipt: ['Mijn zus is rechter.', 'Zonnepanelen liggen er al.', '€ 52.500,50'],
		kept: ['Wilt u nog iets zeggen over verduurzamen?', 'Zonnepanelen liggen er al.'],
		numbers: '[59] [508] [513] [542] [543]',
	},
	{
		name: 'The yearly mortgage check',
		address: '/mortgage-check/10011/11037?step=1',
		steps: [...ownSteps, ...changedSteps],
		button: 'Gegevens versturen',
		call: {
			path: '/api/mortgage-check/submit-form',
			body: { productActionId: '11037', formData: { ...changedData, ...ownParts } },
		},
		lands: '/dashboard',
		notice: 'Wij hebben uw hypotheekcheck ontvangen.',
		receipt: ['Een kind erbij', '€ 205.000,00', 'Kan de rente omlaag?', '06 5555 9900'],
		kept: ['Telefoonnummer', '06 5555 9900'],
		numbers: '[630] [631] [632] [633]',
	},
]

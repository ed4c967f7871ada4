import type { ActionForm } from './action-form'

const common = {
	address: '/mortgages/10011/present-opportunity-to-consumer/11034',
	button: 'Verstuur uw antwoord',
	lands: '/mortgages/10011',
	notice: 'Wij hebben uw antwoord over de besparing ontvangen.',
}

function answer(values: object) {
	return {
		path: '/api/products/mortgages/10011/update-present-opportunity-to-consumer',
		body: {
			productActionId: '11034',
			futureDate: null,
			customAmount: null,
			customPeriod: null,
			...values,
		},
	}
}

/** The four answers to a savings opportunity. */
export const opportunityForms: ActionForm[] = [
	{
		...common,
		name: 'A saving that is wanted',
		steps: [{ choose: 'Ja, ik wil hier meer over weten' }],
		call: answer({ isAgreed: 'yes' }),
		receipt: ['Ja, ik wil hier meer over weten', 'Wij werken dit uit'],
		answers: ['Ja, ik wil hier meer over weten'],
		numbers: '[32] [335] [345]',
	},
	{
		...common,
		name: 'A saving for later',
		steps: [
			{ choose: 'Ja, maar later' },
			{ fill: 'Vanaf welke datum mogen wij hier weer over beginnen?', with: '1-9-2199' },
		],
		call: answer({ isAgreed: 'future_date', futureDate: '2199-09-01' }),
		receipt: ['Ja, maar later', '1 september 2199'],
		kept: ['Vanaf welke datum mogen wij hier weer over beginnen?', '1-9-2199'],
		numbers: '[32] [336] [345]',
	},
	{
		...common,
		name: 'A saving from another amount',
		steps: [
			{ choose: 'Alleen vanaf een bedrag dat ik kies' },
			{ fill: 'Vanaf welk bedrag in euro’s vindt u besparen interessant?', with: '1.250,50' },
			{ choose: 'Per jaar' },
		],
		call: answer({ isAgreed: 'custom_amount', customAmount: 1250.5, customPeriod: 'ANNUALLY' }),
		receipt: ['Alleen vanaf een bedrag dat ik kies', '€ 1.250,50 per jaar'],
		kept: ['Vanaf welk bedrag in euro’s vindt u besparen interessant?', '1.250,50'],
		numbers: '[32] [337] [345]',
	},
	{
		...common,
		name: 'A saving that is not wanted',
		steps: [{ choose: 'Nee, ik wil dit niet' }],
		call: answer({ isAgreed: 'no' }),
		receipt: ['Nee, ik wil dit niet'],
		numbers: '[32] [338] [345]',
	},
]

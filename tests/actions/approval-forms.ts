import type { ActionForm } from './action-form'

const remark = 'Uw opmerking of vraag (niet verplicht)'
const common = {
	address: '/actions/11022/approve-document',
	button: 'Verstuur uw antwoord',
	lands: '/dashboard',
	notice: 'Wij hebben uw antwoord over het document ontvangen.',
}

function answer(response: string, explanation: string | null) {
	return { path: '/api/actions/11022/respond-document-approval', body: { response, explanation } }
}

export const approvalForms: ActionForm[] = [
	{
		...common,
		name: 'A document that is right',
		steps: [{ choose: 'Ja, ik ga akkoord' }],
		call: answer('yes', null),
		receipt: ['Klantprofiel', 'Ja, ik ga akkoord'],
		answers: ['Ja, ik ga akkoord'],
		numbers: '[64] [485] [489] [490]',
	},
	{
		...common,
		name: 'A document that is not right',
		steps: [{ choose: 'Nee, ik ga niet akkoord' }, { fill: remark, with: 'Mijn adres is oud' }],
		call: answer('no', 'Mijn adres is oud'),
		receipt: ['Nee, ik ga niet akkoord', 'Mijn adres is oud'],
		kept: ['Uw opmerking of vraag', 'Mijn adres is oud'],
		numbers: '[64] [485] [486] [489] [490]',
	},
	{
		...common,
		name: 'A question about a document',
		steps: [{ choose: 'Ik heb eerst een vraag' }, { fill: remark, with: 'Wat staat op bladzijde 3?' }],
		call: answer('no_question', 'Wat staat op bladzijde 3?'),
		receipt: ['Ik heb eerst een vraag', 'Wat staat op bladzijde 3?'],
		kept: ['Uw opmerking of vraag', 'Wat staat op bladzijde 3?'],
		numbers: '[64] [485] [486] [489] [490]',
	},
]

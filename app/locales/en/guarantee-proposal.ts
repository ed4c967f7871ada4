import type { guaranteeProposal as dutch } from '#app/locales/nl/guarantee-proposal'

export const guaranteeProposal: typeof dutch = {
	purpose: 'Read the proposal and the papers. Then choose whether we request the bank guarantee.',
	product: 'Bank guarantee',
	date: 'Date of the guarantee',
	about: 'General information',
	agreed: 'I agree with the conditions and the guarantee',
	mustAgree: 'You must agree with the conditions and the guarantee',
	wait: 'The buttons work once the box above is ticked.',
	sends: 'One of these buttons sends us the answer to this proposal.',
	approve: 'Request the bank guarantee',
	decline: 'Decline the bank guarantee',
	requested: 'The bank guarantee has been requested.',
	rejected: 'The bank guarantee has been rejected.',
	receipt: { requested: 'Bank guarantee requested', rejected: 'Bank guarantee rejected' },
	answer: 'Answer',
	answers: {
		requested: 'Agreed with the conditions and the guarantee',
		rejected: 'Not agreed with the proposal',
	},
	next: {
		requested: 'We request the guarantee. The bank then sends the guarantee to the notary.',
		rejected: 'We do not request this guarantee. If that is not what was meant, call or mail us.',
	},
}

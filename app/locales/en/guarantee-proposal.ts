import type { guaranteeProposal as dutch } from '#app/locales/nl/guarantee-proposal'

export const guaranteeProposal: typeof dutch = {
	purpose: 'Read the proposal and the documents. Then choose whether we should request the bank guarantee.',
	product: 'Bank guarantee',
	date: 'Date of the guarantee',
	about: 'General information',
	agreed: 'I agree to the terms and conditions and the guarantee',
	mustAgree: 'You must agree to the terms and conditions and the guarantee',
	wait: 'The buttons work once you tick the box above.',
	sends: 'Either button sends us your answer to this proposal.',
	approve: 'Request the bank guarantee',
	decline: 'Decline the bank guarantee',
	requested: 'You have requested the bank guarantee.',
	rejected: 'You have declined the bank guarantee.',
	receipt: { requested: 'Bank guarantee requested', rejected: 'Bank guarantee declined' },
	answer: 'Answer',
	answers: {
		requested: 'Agreed to the terms and conditions and the guarantee',
		rejected: 'Did not agree to the proposal',
	},
	next: {
		requested: 'We request the guarantee. The bank then sends the guarantee to the notary.',
		rejected: 'We do not request this guarantee. Was that not what you meant? Then call or email us.',
	},
}

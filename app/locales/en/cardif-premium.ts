import type { cardifPremium as dutch } from '#app/locales/nl/cardif-premium'

export const cardifPremium: typeof dutch = {
	titleFor: 'Premium for {{name}}',
	purpose: 'See what the insurance costs a month. Choose whether we should apply for it.',
	comment: 'Comment from your adviser',
	box: 'Insurance amounts',
	boxPurpose: 'The insurer calculated these amounts.',
	premium: 'Premium',
	disability: 'Disability',
	perMonth: 'a month',
	approval: 'Once you accept, we apply for the insurance at this premium.',
	sends: 'Either button sends us your answer straight away.',
	accept: 'Accept the premium',
	decline: 'Decline the premium',
	accepted: 'You accepted the premium. We apply for the insurance.',
	declined: 'You declined the premium. We do not apply for the insurance.',
	receipt: { accepted: 'Premium accepted', declined: 'Premium declined' },
	insurance: 'Insurance',
	answer: 'Answer',
	next: {
		accepted: 'We apply to the insurer. After that we will contact you.',
		declined: 'We do not apply for the insurance. If something changes, call or email us.',
	},
}

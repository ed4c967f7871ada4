import type { cardifPremium as dutch } from '#app/locales/nl/cardif-premium'

export const cardifPremium: typeof dutch = {
	titleFor: 'Premium for {{name}}',
	purpose: 'Here you see what the insurance costs a month. Choose whether we apply for it.',
	comment: 'Remark of the advisor',
	box: 'Amounts of the insurance',
	boxPurpose: 'The insurer calculated these amounts.',
	premium: 'Premium',
	disability: 'Disability',
	perMonth: 'a month',
	approval: 'Once you accept, we apply for the insurance at this premium.',
	sends: 'Both buttons send us your answer at once.',
	accept: 'Accept the premium',
	decline: 'Decline the premium',
	accepted: 'The premium is accepted. We apply for the insurance.',
	declined: 'The premium is declined. We do not apply for the insurance.',
	receipt: { accepted: 'Premium accepted', declined: 'Premium declined' },
	insurance: 'Insurance',
	answer: 'Answer',
	next: {
		accepted: 'We apply for the insurance at the insurer. After that we will contact you.',
		declined: 'No insurance is applied for. If something changes, call or mail us.',
	},
}

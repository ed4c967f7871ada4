import type { lifeInsurances as dutch } from '#app/locales/nl/life-insurances'

export const lifeInsurances: typeof dutch = {
	none: 'You have no life insurance through us.',
	purpose: 'These are the life insurance policies you have through us.',
	insurer: 'Insurer',
	policyNumber: 'Policy number',
	policyLine: 'Policy {{number}}',
	premium: 'Premium',
	insured: {
		title: 'Who and what is insured',
		unnamed: 'Insured person',
		type: 'Type of insurance',
		capital: 'Insured amount',
		duration: 'Duration',
		months_one: '{{months}} month',
		months_other: '{{months}} months',
		durationUnknown: 'Duration unknown',
		noCoverage: 'We do not know yet what is insured.',
	},
}

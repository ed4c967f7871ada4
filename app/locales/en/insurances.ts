import type { insurances as dutch } from '#app/locales/nl/insurances'

export const insurances: typeof dutch = {
	none: 'There is no general insurance through us.',
	purpose: 'These are the general insurances that we look after. Damage is reported at the insurance itself.',
	woongarant: 'Woongarant',
	woongarantOf: 'Woongarant {{type}}',
	policyNumber: 'Policy number',
	type: 'Kind of insurance',
	start: 'Starting date',
	premium: 'Premium',
	company: 'Company',
	state: 'Status',
	documents: { title: 'Papers of this insurance', unnamed: 'Document' },
	damage: {
		title: 'Reported damage',
		none: 'No damage has been reported yet.',
		couldNotLoad: 'We cannot show the reported damage now. Please try again in a few minutes.',
		report: 'Report damage',
		cause: 'Cause',
		state: 'Status',
		reported: 'Reported on',
		progress: 'Progress',
		open: 'Ongoing',
		closed: 'Settled',
	},
}

import type { insurances as dutch } from '#app/locales/nl/insurances'

export const insurances: typeof dutch = {
	none: 'You have no general insurance through us.',
	purpose:
		'These are the general insurance policies you have through us. You can report damage on the page of each insurance.',
	woongarant: 'Woongarant',
	woongarantOf: 'Woongarant {{type}}',
	policyNumber: 'Policy number',
	type: 'Kind of insurance',
	start: 'Start date',
	premium: 'Premium',
	company: 'Company',
	state: 'Status',
	documents: { title: 'Documents for this insurance', unnamed: 'Document' },
	damage: {
		title: 'Reported damage',
		none: 'You have not reported any damage yet.',
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

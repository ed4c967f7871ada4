export const lifeInsurances = {
	none: 'U heeft geen levensverzekering via ons.',
	purpose: 'Dit zijn de levensverzekeringen die u via ons heeft.',
	insurer: 'Verzekeraar',
	policyNumber: 'Polisnummer',
	policyLine: 'Polis {{number}}',
	premium: 'Premie',
	insured: {
		title: 'Wie en wat verzekerd is',
		unnamed: 'Verzekerde',
		type: 'Soort verzekering',
		capital: 'Verzekerd bedrag',
		duration: 'Looptijd',
		months_one: '{{months}} maand',
		months_other: '{{months}} maanden',
		durationUnknown: 'Looptijd onbekend',
		noCoverage: 'Wat verzekerd is, weten wij nog niet.',
	},
}

/** Texts of the portal that these firms replace (contract §3). */
export const seedDictionary = [
	{
		id: 'dashboard.documents.none',
		translation: {
			nl: 'Uw map is nog leeg. Onze stukken voor u verschijnen hier vanzelf.',
			en: 'Your folder is still empty. Our papers for you will appear here.',
		},
	},
	{
		id: 'dashboard.documents.none_informal',
		translation: {
			nl: 'Je map is nog leeg. Onze stukken voor jou verschijnen hier vanzelf.',
			en: 'Your folder is still empty. Our papers for you will appear here.',
		},
	},
	{ id: 'dashboard.dossier.title', translation: '{"nl":"Voortgang","en":"Progress"}' },
]

import type { StoredItem } from '#app/backend/jsonapi'

const service = { id: '10801', name: 'Onze dienstverlening' }
const privacy = { id: '10802', name: 'Privacy en klachten' }

/** Important documents; `language` null is one file for every language. */
export const annaDocuments: StoredItem[] = [
	{
		id: '10701',
		label: 'Dienstenwijzer',
		filename: 'Dienstenwijzer Noorderlicht.pdf',
		description: 'Wie wij zijn, wat wij doen en hoe wij worden betaald.',
		language: 'nl',
		category: service,
	},
	{
		id: '10702',
		label: 'Service guide',
		filename: 'Service guide Noorderlicht.pdf',
		description: 'Who we are, what we do and how we are paid.',
		language: 'en',
		category: service,
	},
	{
		id: '10703',
		label: 'Vergelijkingskaart hypotheken',
		filename: 'Vergelijkingskaart “hypotheken”.pdf',
		description: 'Onze dienstverlening vergeleken met die van anderen.',
		language: null,
		category: service,
	},
	{
		id: '10704',
		label: 'Privacyverklaring',
		filename: 'Privacyverklaring.pdf',
		description: 'Wat wij bewaren, waarom en hoe lang.',
		language: null,
		category: privacy,
	},
	{
		id: '10705',
		label: 'Klachtenregeling',
		filename: 'Klachtenregeling.pdf',
		description: null,
		language: 'nl',
		category: privacy,
	},
]

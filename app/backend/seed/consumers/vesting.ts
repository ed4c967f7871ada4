import { hendrik } from '#app/backend/seed/advisors'
import { blankConsumer, type SeedConsumer } from '#app/backend/seed/seed-consumer'
import { createManyRecords } from './many'

/** 300 products and 1,000 actions. */
export const willem: SeedConsumer = {
	branch: 'vesting',
	email: 'willem@voorbeeld.nl',
	username: 'willem',
	description: 'zeer groot dossier',
	consumer: {
		...blankConsumer,
		id: '6001',
		gender: 'male',
		first_name: 'Willem',
		preposition: 'van den',
		last_name: 'Berg',
		display_name: 'Willem van den Berg',
		email: 'willem@voorbeeld.nl',
		salutation: 'Geachte heer Van den Berg',
	},
	records: () =>
		createManyRecords({ prefix: '6', products: 300, each: 10, actions: 1000, done: 7, advisor: hendrik }),
}

/** An empty dossier. */
export const nina: SeedConsumer = {
	branch: 'vesting',
	email: 'nina@voorbeeld.nl',
	username: 'nina',
	description: 'nog niets in het dossier',
	consumer: {
		...blankConsumer,
		id: '7001',
		first_name: 'Nina',
		last_name: 'Bos',
		display_name: 'Nina Bos',
		email: 'nina@voorbeeld.nl',
		salutation: 'Geachte mevrouw Bos',
	},
	records: () => ({}),
}

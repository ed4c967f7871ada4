import { marieke, hendrik } from '#app/backend/seed/advisors'
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

/** Signs in with a second step. */
export const tom: SeedConsumer = {
	branch: 'noord',
	email: 'tom@voorbeeld.nl',
	username: 'tom',
	description: 'met code uit een app (geheim: JZXW64TEMVZGY2LD)',
	secret: 'JZXW64TEMVZGY2LD',
	twoFactor: true,
	consumer: {
		...blankConsumer,
		id: '4001',
		gender: 'male',
		first_name: 'Tom',
		last_name: 'Visser',
		display_name: 'Tom Visser',
		email: 'tom@voorbeeld.nl',
		salutation: 'Geachte heer Visser',
	},
	records: () => ({
		dossier: [{ id: '40001', label: 'Oversluiten', percentage_complete: 100, user_panels: [marieke] }],
	}),
}

/** Must set up the second step before anything else. */
export const eva: SeedConsumer = {
	branch: 'noord',
	email: 'eva@voorbeeld.nl',
	username: 'eva',
	description: 'moet de code uit een app nog instellen (geheim: MVZGYZLDOR2GS3LF)',
	secret: 'MVZGYZLDOR2GS3LF',
	twoFactorSetup: true,
	consumer: {
		...blankConsumer,
		id: '5001',
		gender: 'female',
		first_name: 'Eva',
		last_name: 'Smit',
		display_name: 'Eva Smit',
		email: 'eva@voorbeeld.nl',
		salutation: 'Geachte mevrouw Smit',
	},
	records: () => ({
		dossier: [{ id: '50001', label: 'Nieuwe woning', percentage_complete: 10, user_panels: [marieke] }],
	}),
}

/** Signs in with a second step, which must be set up anew before anything else. */
export const fleur: SeedConsumer = {
	branch: 'noord',
	email: 'fleur@voorbeeld.nl',
	username: 'fleur',
	description: 'met code uit een app, die opnieuw moet worden ingesteld (geheim: MZWGK5LSMVXGK53T)',
	secret: 'MZWGK5LSMVXGK53T',
	twoFactor: true,
	twoFactorSetup: true,
	consumer: {
		...blankConsumer,
		id: '9001',
		gender: 'female',
		first_name: 'Fleur',
		last_name: 'Mulder',
		display_name: 'Fleur Mulder',
		email: 'fleur@voorbeeld.nl',
		salutation: 'Geachte mevrouw Mulder',
	},
	records: () => ({
		dossier: [{ id: '90001', label: 'Verbouwing', percentage_complete: 20, user_panels: [marieke] }],
	}),
}

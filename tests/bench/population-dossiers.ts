import { createAccount } from '#app/backend/accounts.server'
import { hashPassword } from '#app/backend/password.server'
import { createRecord, recordKinds } from '#app/backend/records.server'
import { marieke, youssef } from '#app/backend/seed/advisors'
import { anna } from '#app/backend/seed/consumers/anna'
import { createManyRecords } from '#app/backend/seed/consumers/many'
import { resolveDates } from '#app/backend/seed/dates'
import type { SeedRecords } from '#app/backend/seed/seed-consumer'
import { openApiStore, type ApiStore } from '#app/backend/store.server'
import { createDice, type Dice } from '../support/dice'
import { demoPassword } from '../support/sign-in'

export const populationSize = 500
const seed = 55
/** Cost of a sign-in at the reference API, which is not measured. */
const passwordCost = 2

const firstNames = ['Sanne', 'Daan', 'Fatima', 'Pieter', 'Lotte', 'Emre', 'Ingrid', 'Joost', 'Noor', 'Wim']
const lastNames = ['Visser', 'Bos', 'Yılmaz', 'Dekker', 'Postma', 'Smit', 'Kok', 'Meijer', 'Hoekstra', 'Vos']

/** Beginning of all ids of a client. */
export const prefixOf = (client: number) => `9${String(client).padStart(4, '0')}`

/** Adds the population to the store of the reference API: clients with dossiers of their own. */
export function plantPopulation(dataDir: string) {
	const store = openApiStore(dataDir)
	const dice = createDice(seed)
	const password = hashPassword(demoPassword, passwordCost)
	store.together(() => {
		for (let client = 0; client < populationSize; client += 1) plantClient(store, client, { dice, password })
	})
	store.close()
}

function plantClient(store: ApiStore, client: number, { dice, password }: { dice: Dice; password: string }) {
	const id = prefixOf(client)
	const [first_name, last_name] = [dice.pick(firstNames), dice.pick(lastNames)]
	const email = `client-${client}@voorbeeld.nl`
	const consumer = { ...anna.consumer, id, email, first_name, last_name, preposition: null }
	createAccount(store, {
		id,
		branch: 'noord',
		email,
		username: `client-${client}`,
		password,
		consumer: { ...consumer, display_name: `${first_name} ${last_name}` },
	})
	const records = vary(createDossier(id, dice), dice)
	for (const kind of recordKinds)
		for (const item of records[kind] ?? []) createRecord(store, kind, id, resolveDates(item, store.now()))
}

function createDossier(prefix: string, dice: Dice) {
	return createManyRecords({
		prefix,
		products: 4 + dice.below(16),
		each: 1,
		actions: 4 + dice.below(56),
		done: 3 + dice.below(5),
		advisor: dice.pick([marieke, youssef]),
	})
}

/** The same records with amounts and past dates of their own. */
function vary(records: SeedRecords, dice: Dice): SeedRecords {
	const varied = JSON.stringify(records, (name, value: unknown) => {
		if (typeof value !== 'number') return value
		if (name === 'inDays') return value < 0 ? value - dice.below(400) : value
		return value > 1000 ? Math.round(value * (0.5 + dice.below(100) / 100)) : value
	})
	return JSON.parse(varied) as SeedRecords
}

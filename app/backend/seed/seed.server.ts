import { createAccount } from '#app/backend/accounts.server'
import { hashPassword } from '#app/backend/password.server'
import { createRecord, recordKinds } from '#app/backend/records.server'
import { clearApiStore, type ApiStore } from '#app/backend/store.server'
import { resolveDates } from './dates'
import { demoPassword, seedConsumers } from './accounts'
import type { SeedRecords } from './seed-consumer'

const toCopy = `
	drop table if exists temp.seeded_accounts;
	drop table if exists temp.seeded_records;
	create temp table seeded_accounts as select * from accounts;
	create temp table seeded_records as select * from records;`
const fromCopy = `
	insert into accounts select * from seeded_accounts;
	insert into records select * from seeded_records;`
const copyLifetime = 60_000
/** Time (ms) at which the copy of a store's demo data was made. */
const copiedAt = new WeakMap<ApiStore, number>()
/** Hash of the demo password by cost. */
const passwordHashes = new Map<number, string>()

/** Fills a store that has no accounts yet. Dates are relative to the day of seeding. */
export function seedStore(store: ApiStore): void {
	store.together(() => {
		if (store.find('select 1 from accounts')) return
		const { passwordCost: cost } = store
		const password = passwordHashes.get(cost) ?? hashPassword(demoPassword, cost)
		passwordHashes.set(cost, password)
		for (const { records, ...account } of seedConsumers) {
			createAccount(store, { ...account, id: account.consumer.id, password })
			createRecords(store, account.consumer.id, records())
		}
	})
}

/** Empties and seeds a store. Within a minute it restores a copy, because creating the records takes much longer. */
export function reseedStore(store: ApiStore): void {
	const now = store.now().getTime()
	const age = now - (copiedAt.get(store) ?? -Infinity)
	clearApiStore(store)
	if (age >= 0 && age < copyLifetime) return store.together(() => store.exec(fromCopy))
	seedStore(store)
	store.exec(toCopy)
	copiedAt.set(store, now)
}

function createRecords(store: ApiStore, consumerId: string, records: SeedRecords): void {
	for (const kind of recordKinds)
		for (const item of records[kind] ?? [])
			createRecord(store, kind, consumerId, resolveDates(item, store.now()))
}

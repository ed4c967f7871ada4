import { createAccount } from '#app/backend/accounts.server'
import { hashPassword } from '#app/backend/password.server'
import { createRecord, recordKinds } from '#app/backend/records.server'
import type { ApiStore } from '#app/backend/store.server'
import { resolveDates } from './dates'
import { demoPassword, seedConsumers } from './accounts'
import type { SeedRecords } from './seed-consumer'

/** Fills a store that has no accounts yet; dates lie around the day of seeding. */
export function seedStore(store: ApiStore): void {
	store.together(() => {
		if (store.find('select 1 from accounts')) return
		const password = hashPassword(demoPassword)
		for (const { records, ...account } of seedConsumers) {
			createAccount(store, { ...account, id: account.consumer.id, password })
			createRecords(store, account.consumer.id, records())
		}
	})
}

function createRecords(store: ApiStore, consumerId: string, records: SeedRecords): void {
	for (const kind of recordKinds)
		records[kind]?.forEach((item, position) =>
			createRecord(store, kind, consumerId, resolveDates(item, store.now()), position),
		)
}

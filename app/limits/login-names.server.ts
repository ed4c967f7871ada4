import { z } from 'zod/v4'
import { changeRecord, namedRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'
import { nameKey } from './tries.server'

interface Consumer {
	id: string
	branch?: string
}

/** Milliseconds for which it is known whose a login name is. */
export const loginNameLife = 400 * 24 * 3600_000
const shape = z.string()

/** Notes whom the API named when somebody signed in by this name; gives their account. */
export async function keepAccountOf(store: SessionStore, name: string, consumer: Consumer) {
	const account = `${consumer.branch ?? ''}\n${consumer.id}`
	const place = { name: 'account', shape, initial: '', expires: Date.now() + loginNameLife }
	await changeRecord(recordsOf(store, name), place, (known) => (known === account ? undefined : account))
}

/** Whose name it is; undefined where nobody signed in by it. */
export async function findAccountOf(store: SessionStore, name: string): Promise<string | undefined> {
	const found = await recordsOf(store, name).read('account')
	return found && shape.parse(found.value)
}

function recordsOf(store: SessionStore, name: string) {
	return namedRecords(store, 'login name', nameKey(name))
}

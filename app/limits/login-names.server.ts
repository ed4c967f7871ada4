import { z } from 'zod/v4'
import { changeRecord, openNamedRecords } from '#app/session/records.server'
import type { SessionStore } from '#app/session/store.server'
import { normaliseLoginName } from './attempts.server'

interface Consumer {
	id: string
	branch?: string
}

/** Milliseconds for which it is known whose a login name is. */
export const loginNameLife = 400 * 24 * 3600_000
const storedSchema = z.string()

/** Notes whom the API named when somebody signed in by this name; gives their account. */
export async function storeLoginAccount(store: SessionStore, name: string, consumer: Consumer) {
	const account = `${consumer.branch ?? ''}\n${consumer.id}`
	const target = { name: 'account', shape: storedSchema, initial: '', expires: Date.now() + loginNameLife }
	await changeRecord(recordsOf(store, name), target, (known) => (known === account ? undefined : account))
}

/** Whose name it is; undefined where nobody signed in by it. */
export async function findLoginAccount(store: SessionStore, name: string): Promise<string | undefined> {
	const found = await recordsOf(store, name).read('account')
	return found && storedSchema.parse(found.value)
}

function recordsOf(store: SessionStore, name: string) {
	return openNamedRecords(store, 'login name', normaliseLoginName(name))
}

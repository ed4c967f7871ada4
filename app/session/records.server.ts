import type { z } from 'zod/v4'
import { deriveKey, computeHash, seal, unseal } from './seal.server'
import { StoreUnavailable, type SessionStore } from './store.server'

const mostAttempts = 200

/** A record with its value readable; times are milliseconds since 1970. */
export interface OpenRecord {
	version: number
	value: unknown
	expires: number
}

/** The records of one owner, sealed on their way into the store. */
export type Records = ReturnType<typeof openRecords>

/** The records of a session: only who holds its id can read them. */
export function openSessionRecords(store: SessionStore, id: string) {
	return openRecords(store, computeHash(id), deriveKey('session records', id))
}

/** The records of a consumer of a branch, whatever session they come with. */
export function openConsumerRecords(store: SessionStore, consumer: { id: string; branch?: string }) {
	const name = `${consumer.branch ?? ''}\n${consumer.id}`
	return openNamedRecords(store, 'consumer', name)
}

/** Records under a name of any kind; `purpose` keeps kinds apart. */
export function openNamedRecords(store: SessionStore, purpose: string, name: string) {
	return openRecords(
		store,
		deriveKey(purpose, name).toString('base64url'),
		deriveKey(`${purpose} records`, name),
	)
}

function openRecords(store: SessionStore, owner: string, key: Buffer) {
	const placeOf = (name: string) => `${owner} ${name}`
	return {
		owner,
		async read(name: string): Promise<OpenRecord | undefined> {
			const found = await store.read(owner, name)
			if (!found) return undefined
			const value = unseal(key, placeOf(name), found.value)
			return value === undefined ? undefined : { ...found, value }
		},
		write: (name: string, value: unknown, expected: number, expires: number) =>
			store.write(owner, name, seal(key, placeOf(name), value), expected, expires),
		remove: (name: string) => store.remove(owner, name),
		extend: (names: readonly string[], expires: number) => store.extend(owner, names, expires),
		destroy: (only?: { name: string; version: number }) => store.destroy(owner, only),
		lease: (holder: string, life: number) => store.lease(owner, holder, life),
		release: (holder: string) => store.release(owner, holder),
	}
}

interface RecordTarget<T> {
	name: string
	shape: z.ZodType<T>
	/** What a missing record counts as; absent: then nothing is written. */
	initial?: T
	/** Absent: the record keeps its expiry. */
	expires?: number
}

/**
 * Changes a record; where another writer was faster, the change is made again on what that one wrote. Undefined when
 * nothing was written: there is no record, its owner is destroyed, or `change` says no.
 */
export async function changeRecord<T>(
	records: Records,
	{ name, shape, initial, expires }: RecordTarget<T>,
	change: (value: T) => T | undefined,
): Promise<T | undefined> {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const found = await records.read(name)
		const before = found ? shape.parse(found.value) : initial
		const after = before === undefined ? undefined : change(before)
		if (after === undefined) return undefined
		if (await records.write(name, after, found?.version ?? 0, expires ?? found?.expires ?? 0)) return after
		if (!found && !(await records.read(name))) return undefined
	}
	throw new StoreUnavailable(`record ${name} is written too often at once`)
}

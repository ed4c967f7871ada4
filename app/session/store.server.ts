/** `version` grows with every write. */
export interface StoredRecord {
	version: number
	value: string
	/** Milliseconds since 1970 by the store's clock, as all times of a store. */
	expires: number
}

/** Replaces the version `expected` (0: no record). */
export interface RecordWrite extends Omit<StoredRecord, 'version'> {
	expected: number
}

/** Records of one process or many. Owners are hashes; values are sealed. */
export interface SessionStore {
	/** The clock that decides about expiry: that of Redis, or of the machine with the file. */
	now: () => number
	read: (owner: string, name: string) => Promise<StoredRecord | undefined>
	/** Writes if the stored version is the expected one and the owner was not destroyed; returns false otherwise. */
	write: (owner: string, name: string, record: RecordWrite) => Promise<boolean>
	remove: (owner: string, name: string) => Promise<void>
	/** May include expired records. */
	list: (owner: string) => Promise<string[]>
	extend: (owner: string, names: readonly string[], expires: number) => Promise<void>
	/**
	 * Removes all records of an owner for good. With `only`, removes them if that record has that version; returns false
	 * otherwise.
	 */
	destroy: (owner: string, only?: { name: string; version: number }) => Promise<boolean>
	/** Takes or renews a lease (ms); false while another holder has it. */
	lease: (owner: string, holder: string, life: number) => Promise<boolean>
	/** A lease of another holder is kept. */
	release: (owner: string, holder: string) => Promise<void>
	/** Writes a test record. */
	check: () => Promise<void>
}

/** Thrown by every operation that times out or cannot write. The write may have happened. */
export class StoreUnavailable extends Error {
	override readonly name = 'StoreUnavailable'
	readonly status = 503
}

/** Value of Retry-After. */
export const storeRetrySeconds = 30

/** Also checks the causes of an error. */
export function isStoreUnavailable(error: unknown): error is Error {
	if (!(error instanceof Error)) return false
	return error instanceof StoreUnavailable || isStoreUnavailable(error.cause)
}
